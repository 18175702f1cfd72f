import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/notification.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { NotificationList } from '../../components/NotificationList/NotificationList.tsx'
import { NotificationListSkeleton } from '../../components/NotificationList/NotificationListSkeleton.tsx'
import type { NotificationsScreenQuery } from './__generated__/NotificationsScreenQuery.graphql.ts'

/** `/notifications`: what others did that a fan is told of. */
export function Screen(props: ScreenProps<NotificationsScreenQuery>) {
  return (
    <ScreenPage
      title={useIntl().formatMessage({ id: 'notification.title' })}
      skeleton={<NotificationListSkeleton />}
      robots="noindex"
    >
      <Notifications {...props} />
    </ScreenPage>
  )
}

function Notifications({ queryRef }: ScreenProps<NotificationsScreenQuery>) {
  const { viewer } = usePreloadedQuery<NotificationsScreenQuery>(
    graphql`
      query NotificationsScreenQuery @throwOnFieldError {
        viewer {
          notifications {
            id
          }
          ...NotificationList_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.notifications)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'notification.guest' })}
        body={intl.formatMessage({ id: 'notification.guest.body' })}
      />
    )
  return (
    <>
      <Inline gap={2} justify="end">
        <ButtonLink
          href={paths.settings()}
          tone="neutral"
          emphasis="outline"
          size="small"
          icon="settings"
        >
          <FormattedMessage id="notification.settings" />
        </ButtonLink>
      </Inline>
      <NotificationList viewer={viewer} />
    </>
  )
}
