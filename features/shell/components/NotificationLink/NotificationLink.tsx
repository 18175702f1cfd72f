import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { paths } from '#features/notification/paths.ts'
import { badge, link, sign, words } from '../InformationLink/InformationLink.css.ts'
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
  const { unreadCount: count } = notifications
  const name = intl.formatMessage({ id: 'shell.notifications' })
  return (
    <Link href={paths.notifications()} className={link({ isOnRail })}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={sign({ isOnRail })}>
        <Icon name="bell" />
        <span className={badge({ isOnRail })}>
          <CountBadge count={count} label={intl.formatMessage({ id: 'shell.unread' }, { count })} />
        </span>
      </span>
      {isOnRail && (
        <span className={words} aria-hidden>
          {name}
        </span>
      )}
    </Link>
  )
}
