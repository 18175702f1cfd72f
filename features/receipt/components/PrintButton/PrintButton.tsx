import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { PrintButton_receipt$key } from './__generated__/PrintButton_receipt.graphql.ts'
import type { PrintButtonMutation } from './__generated__/PrintButtonMutation.graphql.ts'

type PrintButtonProps = {
  receipt: PrintButton_receipt$key
  /** Has the browser save what stands at this address. */
  onPrinted: (url: string) => void
}

/** Makes a PDF of a receipt, and has it saved. */
export function PrintButton({ onPrinted, ...props }: PrintButtonProps) {
  const { id, prints } = useFragment(
    graphql`
      fragment PrintButton_receipt on Receipt @throwOnFieldError {
        id
        prints
      }
    `,
    props.receipt,
  )
  const intl = useIntl()
  const { submit, retry, isPending, error } = useSubmission<PrintButtonMutation>({
    mutation: graphql`
      mutation PrintButtonMutation($input: PrintReceiptInput!) {
        printReceipt(input: $input) {
          ... on PrintReceiptSuccess @alias(as: "success") {
            url
            receipt {
              ...PrintButton_receipt
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { receiptId: id } }),
    isRepeatable: true,
    onDone: ({ url }) => onPrinted(url),
  })
  return (
    <Stack gap={3}>
      <Button
        isFullWidth
        onClick={() => submit()}
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'receipt.print.busy' })}
      >
        <FormattedMessage id="receipt.print" />
      </Button>
      {prints > 0 && (
        <Text size="caption" tone="muted">
          <FormattedMessage id="receipt.print.again" />
        </Text>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
    </Stack>
  )
}
