import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { NotificationKind } from '#schema/enums.generated.ts'
import type { NotificationKind as Kind } from '#schema/types.generated.ts'
import type { KindSwitches_notifications$key } from './__generated__/KindSwitches_notifications.graphql.ts'
import type { KindSwitchesMutation } from './__generated__/KindSwitchesMutation.graphql.ts'

type Choice = { kind: Kind; isOn: boolean }

/** What a fan wants to be told of: each is switched by itself, at once. */
export function KindSwitches(props: { notifications: KindSwitches_notifications$key }) {
  const intl = useIntl()
  const { id, kinds, unreadCount } = useFragment(
    graphql`
      fragment KindSwitches_notifications on ViewerNotifications @throwOnFieldError {
        id
        kinds
        unreadCount
      }
    `,
    props.notifications,
  )
  const { submit } = useSubmission<KindSwitchesMutation, Choice>({
    mutation: graphql`
      mutation KindSwitchesMutation($input: SetNotificationKindInput!) @raw_response_type {
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
    variables: (choice) => ({ input: choice }),
    optimisticResponse: ({ kind, isOn }) => {
      const others = kinds.filter((each) => each !== kind)
      return {
        setNotificationKind: {
          __typename: 'SetNotificationKindSuccess',
          notifications: { id, unreadCount, kinds: isOn ? [...others, kind] : others },
        },
      }
    },
    isRepeatable: true,
    onFailed: useFailureToast(),
  })
  return (
    <Stack gap={3}>
      <Text tone="muted" size="small">
        {intl.formatMessage({ id: 'notification.kinds.body' })}
      </Text>
      <Surface tone="paper" padding={4}>
        <Stack gap={4}>
          {NotificationKind.map((kind) => (
            <Checkbox
              key={kind}
              label={intl.formatMessage({ id: `notification.kind.${kind}` })}
              description={intl.formatMessage({ id: `notification.kind.${kind}.body` })}
              checked={kinds.includes(kind)}
              onChange={(isOn) => submit({ kind, isOn })}
            />
          ))}
        </Stack>
      </Surface>
    </Stack>
  )
}
