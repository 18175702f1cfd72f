import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { WatchButton_schedule$key } from './__generated__/WatchButton_schedule.graphql.ts'
import type { WatchButtonMutation } from './__generated__/WatchButtonMutation.graphql.ts'

type WatchButtonProps = { schedule: WatchButton_schedule$key; size?: 'small' | 'medium' }

/** Says that the fan will be there, or no longer. A guest signs up first, and it is said once they are back. */
export function WatchButton({ size, ...props }: WatchButtonProps) {
  const { id, viewerWatches, watcherCount } = useFragment(
    graphql`
      fragment WatchButton_schedule on OfficialSchedule @throwOnFieldError {
        id
        viewerWatches
        watcherCount
      }
    `,
    props.schedule,
  )
  const intl = useIntl()
  const { submit } = useSubmission<WatchButtonMutation, boolean>({
    mutation: graphql`
      mutation WatchButtonMutation($input: WatchOfficialScheduleInput!) @raw_response_type {
        watchOfficialSchedule(input: $input) {
          ... on WatchOfficialScheduleSuccess @alias(as: "success") {
            schedule {
              id
              viewerWatches
              watcherCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (isWatched) => ({ input: { scheduleId: id, isWatched } }),
    optimisticResponse: (isWatched) => ({
      watchOfficialSchedule: {
        __typename: 'WatchOfficialScheduleSuccess',
        schedule: {
          id,
          viewerWatches: isWatched,
          watcherCount: watcherCount + (isWatched ? 1 : -1),
        },
      },
    }),
    isRepeatable: true,
    isKeptAlive: true,
    logIn: { step: 'signup' },
    resumeAs: `watch:${id}`,
    onFailed: useFailureToast(),
  })
  return (
    <ToggleButton
      label={intl.formatMessage({ id: 'schedule.watch' })}
      icon="eye"
      isPressed={viewerWatches}
      onChange={submit}
      size={size}
    />
  )
}
