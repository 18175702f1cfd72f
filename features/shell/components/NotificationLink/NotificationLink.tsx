import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/notification.ts'
import { CountedLink } from '../InformationLink/CountedLink.tsx'
import type { NotificationLink_viewer$key } from './__generated__/NotificationLink_viewer.graphql.ts'

type NotificationLinkProps = { viewer: NotificationLink_viewer$key; isOnRail?: boolean }

/** The way to what others did for a fan, and how much of it is new. A guest has none. */
export function NotificationLink({ isOnRail = false, ...props }: NotificationLinkProps) {
  const { notifications } = useFragment(
    graphql`
      fragment NotificationLink_viewer on Viewer @throwOnFieldError {
        notifications {
          unreadCount
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  if (!notifications) return null
  return (
    <CountedLink
      href={paths.notifications()}
      icon="bell"
      name={intl.formatMessage({ id: 'shell.notifications' })}
      count={notifications.unreadCount}
      isOnRail={isOnRail}
    />
  )
}
