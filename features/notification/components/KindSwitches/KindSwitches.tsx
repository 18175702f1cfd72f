import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import { isSwitchable, mostPostsToldAnHour } from '#rules/notification.ts'
import { reminderMinutes } from '#rules/officialSchedule.ts'
import { NotificationKind } from '#schema/enums.generated.ts'
import type { NotificationKind as Kind } from '#schema/types.generated.ts'
import type { KindSwitches_notifications$key } from './__generated__/KindSwitches_notifications.graphql.ts'
import type { KindSwitchesMutation } from './__generated__/KindSwitchesMutation.graphql.ts'

/** What a fan wants to be told of: each is switched by itself, at once. */
export function KindSwitches(props: { notifications: KindSwitches_notifications$key }) {
  const intl = useIntl()
  const { id, kinds } = useFragment(
    graphql`
      fragment KindSwitches_notifications on ViewerNotifications @throwOnFieldError {
        id
        kinds
      }
    `,
    props.notifications,
  )
  return (
    <Stack gap={3}>
      <Text tone="muted" size="small">
        {intl.formatMessage({ id: 'notification.kinds.body' })}{' '}
        {intl.formatMessage({ id: 'notification.kinds.always' })}
      </Text>
      <Surface tone="paper" padding={4}>
        <Stack gap={4}>
          {NotificationKind.filter(isSwitchable).map((kind) => (
            <KindSwitch key={kind} notificationsId={id} kind={kind} isOn={kinds.includes(kind)} />
          ))}
        </Stack>
      </Surface>
    </Stack>
  )
}

type KindSwitchProps = { notificationsId: string; kind: Kind; isOn: boolean }

/** One kind's: seen at once, and taken back where it failed. */
function KindSwitch({ notificationsId, kind, isOn }: KindSwitchProps) {
  const intl = useIntl()
  const choose = useLatestChoice<KindSwitchesMutation>({
    subject: `notify:${kind}`,
    mutation: graphql`
      mutation KindSwitchesMutation($input: SetNotificationKindInput!) {
        setNotificationKind(input: $input) {
          ... on SetNotificationKindSuccess @alias(as: "success") {
            notifications {
              id
              kinds
              unreadCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (wanted) => ({ input: { kind, isOn: wanted } }),
    show: (store, wanted) => {
      const shown = store.get(notificationsId)
      const others = ((shown?.getValue('kinds') ?? []) as string[]).filter((each) => each !== kind)
      shown?.setValue(wanted ? [...others, kind] : others, 'kinds')
    },
    onFailed: useFailureToast(),
  })
  return (
    <Checkbox
      label={intl.formatMessage({ id: `notification.kind.${kind}` })}
      description={intl.formatMessage(
        { id: `notification.kind.${kind}.body` },
        { minutes: reminderMinutes, most: mostPostsToldAnHour },
      )}
      checked={isOn}
      onChange={choose}
    />
  )
}
