import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { PayInvoiceButton_invoice$key } from './__generated__/PayInvoiceButton_invoice.graphql.ts'
import type { PayInvoiceButtonMutation } from './__generated__/PayInvoiceButtonMutation.graphql.ts'

/** Charges an invoice now, with the card that the subscription has. How that came out stands on the invoice. */
export function PayInvoiceButton(props: { invoice: PayInvoiceButton_invoice$key }) {
  const { id, amountYen } = useFragment(
    graphql`
      fragment PayInvoiceButton_invoice on SubscriptionInvoice @throwOnFieldError {
        id
        amountYen
      }
    `,
    props.invoice,
  )
  const intl = useIntl()
  const { submit, retry, isPending, error } = useSubmission<PayInvoiceButtonMutation>({
    mutation: graphql`
      mutation PayInvoiceButtonMutation($input: PaySubscriptionInvoiceInput!) {
        paySubscriptionInvoice(input: $input) {
          ... on PaySubscriptionInvoiceSuccess @alias(as: "success") {
            invoice {
              ...InvoicePaper_invoice
              subscription {
                ...SubscriptionCard_subscription
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { invoiceId: id } }),
  })
  return (
    <Stack gap={3}>
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'subscription.busy' })}
        onClick={() => submit()}
      >
        {intl.formatMessage({ id: 'subscription.invoice.pay' }, { price: amountYen })}
      </Button>
    </Stack>
  )
}
