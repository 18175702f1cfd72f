import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/subscription.ts'
import { LinkCard } from '#design-system/link-cards/LinkCards.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lastInstant } from '../../lastDay.ts'
import { InvoiceState } from '../InvoiceState/InvoiceState.tsx'
import type { InvoiceListItem_invoice$key } from './__generated__/InvoiceListItem_invoice.graphql.ts'

/** One invoice: for which period of what, how much, and how it stands. */
export function InvoiceListItem(props: { invoice: InvoiceListItem_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceListItem_invoice on SubscriptionInvoice @throwOnFieldError {
        id
        periodStart
        periodEnd
        amountYen
        subscription {
          item {
            name
          }
        }
        ...InvoiceState_invoice
      }
    `,
    props.invoice,
  )
  const { day } = useTokyoTime()
  const { id, periodStart, periodEnd, amountYen, subscription } = invoice
  return (
    <LinkCard
      href={paths.invoice({ subscription_invoice_id: id })}
      time={
        <Text as="span" size="caption" tone="muted">
          <FormattedMessage
            id="subscription.period.of"
            values={{ start: day(periodStart), end: day(lastInstant(periodEnd)) }}
          />
        </Text>
      }
      state={<InvoiceState invoice={invoice} />}
    >
      <Text as="strong" weight="bold" lines={2}>
        {subscription.item.name}
      </Text>
      <Text as="span" size="small" tabular>
        <FormattedMessage id="subscription.yen" values={{ price: amountYen }} />
      </Text>
    </LinkCard>
  )
}
