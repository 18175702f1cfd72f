import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { isSwitchable } from '#rules/notification.ts'
import { NotificationKind } from '#schema/enums.generated.ts'
import type { NotificationKind as Kind } from '#schema/types.generated.ts'
import type { KindSwitches_notifications$key } from './__generated__/KindSwitches_notifications.graphql.ts'
import type { KindSwitchesMutation } from './__generated__/KindSwitchesMutation.graphql.ts'

/** What a fan wants to be told of: each is switched by itself, at once. */
export function KindSwitches(props: { notifications: KindSwitches_notifications$key }) {
  const intl = useIntl()
  const { kinds } = useFragment(
    graphql`
      fragment KindSwitches_notifications on ViewerNotifications @throwOnFieldError {
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
            <KindSwitch key={kind} kind={kind} isOn={kinds.includes(kind)} />
          ))}
        </Stack>
      </Surface>
    </Stack>
  )
}

/** One kind's: as it is chosen while that is under way, and the last choice stands. What was not taken goes back. */
function KindSwitch({ kind, isOn }: { kind: Kind; isOn: boolean }) {
  const intl = useIntl()
  const fail = useFailureToast()
  const [chosen, setChosen] = useState<boolean>()
  const sent = useRef<boolean>(undefined)
  const { submit, isPending } = useSubmission<KindSwitchesMutation, boolean>({
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
    isRepeatable: true,
    onDone: () => {
      const saved = sent.current
      sent.current = undefined
      setChosen((wanted) => (wanted === saved ? undefined : wanted))
    },
    onFailed: (error) => {
      sent.current = undefined
      setChosen(undefined)
      fail(error)
    },
  })
  useEffect(() => {
    if (chosen === undefined || isPending || sent.current !== undefined) return
    sent.current = chosen
    submit(chosen)
  }, [chosen, isPending, submit])
  return (
    <Checkbox
      label={intl.formatMessage({ id: `notification.kind.${kind}` })}
      description={intl.formatMessage({ id: `notification.kind.${kind}.body` })}
      checked={chosen ?? isOn}
      onChange={setChosen}
    />
  )
}
