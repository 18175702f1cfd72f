import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as receiptPaths } from '#addresses/receipt.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lastInstant } from '../../lastDay.ts'
import { Facts } from '../Facts/Facts.tsx'
import { InvoiceNext } from '../InvoiceNext/InvoiceNext.tsx'
import { InvoiceState } from '../InvoiceState/InvoiceState.tsx'
import type { InvoicePaper_invoice$key } from './__generated__/InvoicePaper_invoice.graphql.ts'

/** One invoice: how it stands, what to do next, what it is for, and its receipt. */
export function InvoicePaper(props: { invoice: InvoicePaper_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoicePaper_invoice on SubscriptionInvoice @throwOnFieldError {
        number
        amountYen
        periodStart
        periodEnd
        createdAt
        paidAt
        subscription {
          item {
            name
          }
        }
        receipt {
          id
        }
        ...InvoiceState_invoice
        ...InvoiceNext_invoice
      }
    `,
    props.invoice,
  )
  const intl = useIntl()
  const { day, whole } = useTokyoTime()
  const { number, amountYen, periodStart, periodEnd, createdAt, paidAt, receipt } = invoice
  return (
    <>
      <Surface tone="paper" padding={4}>
        <Stack gap={3}>
          <Stack gap={2} align="start">
            <InvoiceState invoice={invoice} />
            <Heading level={2} size="small">
              {invoice.subscription.item.name}
            </Heading>
          </Stack>
          <InvoiceNext invoice={invoice} />
        </Stack>
      </Surface>
      <Facts
        facts={[
          [
            'subscription.invoice.amount',
            intl.formatMessage({ id: 'subscription.yen' }, { price: amountYen }),
          ],
          [
            'subscription.period',
            intl.formatMessage(
              { id: 'subscription.period.of' },
              { start: day(periodStart), end: day(lastInstant(periodEnd)) },
            ),
          ],
          ['subscription.invoice.at', day(createdAt)],
          ['subscription.invoice.paidAt', paidAt ? whole(paidAt) : null],
          ['subscription.invoice.number', number],
        ]}
      />
      {receipt && (
        <ButtonLink
          href={receiptPaths.receipt({ receipt_id: receipt.id })}
          tone="neutral"
          emphasis="outline"
        >
          <FormattedMessage id="subscription.invoice.receipt" />
        </ButtonLink>
      )}
    </>
  )
}
