import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import type { WatchButton_schedule$key } from './__generated__/WatchButton_schedule.graphql.ts'
import type { WatchButtonMutation } from './__generated__/WatchButtonMutation.graphql.ts'

type WatchButtonProps = { schedule: WatchButton_schedule$key; size?: 'small' | 'medium' }

/** Says that the fan will be there, or no longer. A guest signs up first, and it is said once they are back. */
export function WatchButton({ size, ...props }: WatchButtonProps) {
  const { id, viewerWatches } = useFragment(
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
  const choose = useLatestChoice<WatchButtonMutation>({
    subject: `watch:${id}`,
    mutation: graphql`
      mutation WatchButtonMutation($input: WatchOfficialScheduleInput!) {
        watchOfficialSchedule(input: $input) {
          ... on WatchOfficialScheduleSuccess @alias(as: "success") {
            schedule {
              id
              viewerWatches
              # Said once the gateway has answered.
              viewerIsReminded
              watcherCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (isWatched) => ({ input: { scheduleId: id, isWatched } }),
    show: (store, isWatched) => {
      const shown = store.get(id)
      if (!shown || shown.getValue('viewerWatches') === isWatched) return
      shown.setValue(isWatched, 'viewerWatches')
      shown.setValue(Number(shown.getValue('watcherCount')) + (isWatched ? 1 : -1), 'watcherCount')
    },
    isKeptAlive: true,
    logIn: { step: 'signup' },
    isResumed: true,
    onFailed: useFailureToast(),
  })
  return (
    <ToggleButton
      label={intl.formatMessage({ id: 'schedule.watch' })}
      icon="eye"
      isPressed={viewerWatches}
      onChange={choose}
      size={size}
    />
  )
}
