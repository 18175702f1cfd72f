import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { addressOfCheckout } from '#addresses/checkout.ts'
import { paths } from '#addresses/subscription.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { PayInvoiceButton } from '../PayInvoiceButton/PayInvoiceButton.tsx'
import type { InvoiceNext_invoice$key } from './__generated__/InvoiceNext_invoice.graphql.ts'

/** How an invoice stands in a sentence, and what its fan does next. */
export function InvoiceNext(props: { invoice: InvoiceNext_invoice$key }) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceNext_invoice on SubscriptionInvoice @throwOnFieldError {
        state
        failure
        triedNextAt
        checkout {
          id
          origin
          state
        }
        ...PayInvoiceButton_invoice
      }
    `,
    props.invoice,
  )
  const { dayAndTime } = useTokyoTime()
  const { state, failure, triedNextAt, checkout } = invoice
  return (
    <Stack gap={3}>
      {state === 'FAILED' && failure && (
        <Text size="small" weight="medium">
          <FormattedMessage id={`subscription.failure.${failure}`} />
        </Text>
      )}
      <Text size="small">
        <FormattedMessage
          id={`subscription.invoice.next.${state}`}
          values={{ at: triedNextAt ? dayAndTime(triedNextAt) : '' }}
        />
      </Text>
      {checkout && (
        <ButtonLink href={addressOfCheckout(checkout)} size="large" isFullWidth>
          <FormattedMessage id="subscription.invoice.verify" />
        </ButtonLink>
      )}
      {state === 'FAILED' && (
        <>
          <PayInvoiceButton invoice={invoice} />
          <TextLink href={paths.subscriptions()}>
            <FormattedMessage id="subscription.invoice.otherCard" />
          </TextLink>
        </>
      )}
    </Stack>
  )
}
