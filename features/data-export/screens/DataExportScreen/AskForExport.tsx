import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { AskForExportMutation } from './__generated__/AskForExportMutation.graphql.ts'

/** Asks for a file, or for another one once it is there. */
export function AskForExport({ isAgain }: { isAgain: boolean }) {
  const intl = useIntl()
  const { submit, retry, isPending, error } = useSubmission<AskForExportMutation>({
    mutation: graphql`
      mutation AskForExportMutation($input: RequestDataExportInput!) {
        requestDataExport(input: $input) {
          ... on RequestDataExportSuccess @alias(as: "success") {
            dataExport {
              id
              readyAt
              ...ExportState_dataExport
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (_, idempotencyKey) => ({ input: { idempotencyKey } }),
    isRepeatable: true,
    updater: (store, answer) => {
      if (!answer?.requestDataExport.success) return
      const asked = store.getRootField('requestDataExport').getLinkedRecord('dataExport')
      store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(asked, 'dataExport')
    },
    logIn: { step: 'login' },
  })
  return (
    <Stack gap={4}>
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Button
        size={isAgain ? 'medium' : 'large'}
        isFullWidth={!isAgain}
        tone={isAgain ? 'neutral' : 'accent'}
        emphasis={isAgain ? 'outline' : 'solid'}
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'dataExport.ask.busy' })}
        onClick={() => submit()}
      >
        {intl.formatMessage({ id: isAgain ? 'dataExport.ask.again' : 'dataExport.ask' })}
      </Button>
    </Stack>
  )
}
