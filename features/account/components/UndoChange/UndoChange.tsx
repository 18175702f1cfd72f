import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { UndoChangeMutation } from './__generated__/UndoChangeMutation.graphql.ts'

type UndoChangeProps = { linkKey: string; onUndone: (maskedContact: string) => void }

/** Puts a contact that was replaced back, by a press: mail scanners open links, and press nothing. */
export function UndoChange({ linkKey, onUndone }: UndoChangeProps) {
  const intl = useIntl()
  const { submit, retry, isPending, error } = useSubmission<UndoChangeMutation>({
    mutation: graphql`
      mutation UndoChangeMutation($input: UndoContactChangeInput!) {
        undoContactChange(input: $input) {
          ... on UndoContactChangeSuccess @alias(as: "success") {
            maskedContact
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { key: linkKey } }),
    onDone: ({ maskedContact }) => onUndone(maskedContact),
  })
  return (
    <Stack gap={6}>
      <Text>{intl.formatMessage({ id: 'account.undo.lead' })}</Text>
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'account.saving' })}
        onClick={() => submit()}
      >
        {intl.formatMessage({ id: 'account.undo.submit' })}
      </Button>
    </Stack>
  )
}
