import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { ErrorWords, Figure } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { UnderWay_deletion$key } from './__generated__/UnderWay_deletion.graphql.ts'
import type { UnderWayMutation } from './__generated__/UnderWayMutation.graphql.ts'
import { serverNow } from '#platform/time/serverClock.ts'

/** Until when the fan can stay after all, and how. */
export function UnderWay(props: { deletion: UnderWay_deletion$key }) {
  const { endsAt } = useFragment(
    graphql`
      fragment UnderWay_deletion on AccountDeletion @throwOnFieldError {
        endsAt
      }
    `,
    props.deletion,
  )
  const intl = useIntl()
  const { whole } = useTokyoTime()
  const showToast = useToast()
  const { submit, retry, isPending, error } = useSubmission<UnderWayMutation>({
    mutation: graphql`
      mutation UnderWayMutation {
        cancelAccountDeletion {
          ... on CancelAccountDeletionSuccess @alias(as: "success") {
            accountDeletion {
              id
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({}),
    isRepeatable: true,
    updater: (store, answer) => {
      if (answer?.cancelAccountDeletion.success)
        store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'accountDeletion')
    },
    logIn: { step: 'login' },
    onDone: () =>
      showToast({ tone: 'success', message: intl.formatMessage({ id: 'leaving.undone' }) }),
  })
  const until = hasPassed(endsAt)
    ? intl.formatMessage({ id: 'leaving.under.over' })
    : intl.formatMessage({ id: 'leaving.under.until' }, { at: whole(endsAt) })
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: 'leaving.under.title' })}
      body={until}
      action={
        <Stack gap={4}>
          {error && <ErrorWords error={error} onRetry={retry} />}
          <Button
            size="large"
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'leaving.undo.busy' })}
            onClick={() => submit()}
          >
            {intl.formatMessage({ id: 'leaving.undo' })}
          </Button>
        </Stack>
      }
    />
  )
}

const hasPassed = (instant: string) => Date.parse(instant) <= serverNow()
