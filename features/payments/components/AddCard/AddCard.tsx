import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { UserError } from '#platform/submission/userError.ts'
import type { AddCardMutation } from './__generated__/AddCardMutation.graphql.ts'
import { SavingCard, type Saving } from './SavingCard.tsx'

/** Begins to save a card, and goes through it: the provider's frame, the bank's question, and what came of it. */
export function AddCard() {
  const intl = useIntl()
  const [saving, setSaving] = useState<Saving | null>(null)
  const [refusal, setRefusal] = useState<UserError | null>(null)
  const { submit, retry, isPending, error } = useSubmission<AddCardMutation>({
    mutation: graphql`
      mutation AddCardMutation {
        beginCardSaving {
          ... on BeginCardSavingSuccess @alias(as: "success") {
            saving {
              id
              step {
                __typename
                ... on CardEntryStep {
                  frameUrl
                }
                ... on ChallengeStep {
                  frameUrl
                }
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({}),
    isRepeatable: true,
    onDone: (begun) => setSaving(begun.saving),
  })
  const end = (why: UserError | null) => {
    setSaving(null)
    setRefusal(why)
  }
  if (saving)
    return <SavingCard key={saving.id} saving={saving} onMoved={setSaving} onEnded={end} />
  const problem = error ?? refusal
  return (
    <Stack gap={3}>
      {problem && <ErrorWords error={problem} onRetry={retry} />}
      <Button
        size="large"
        isFullWidth
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'payments.busy' })}
        onClick={() => {
          setRefusal(null)
          submit()
        }}
      >
        <FormattedMessage id="payments.add" />
      </Button>
      <Text size="small" tone="muted">
        <FormattedMessage id="payments.add.note" />
      </Text>
    </Stack>
  )
}
