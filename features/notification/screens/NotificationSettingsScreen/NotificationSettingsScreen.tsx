import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settings } from '#addresses/settings.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { KindSwitches } from '../../components/KindSwitches/KindSwitches.tsx'
import type { NotificationSettingsScreenQuery } from './__generated__/NotificationSettingsScreenQuery.graphql.ts'

/** `/settings/notification`: what a fan is told of. */
export function Screen(props: ScreenProps<NotificationSettingsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'notification.settings' })}
      back={{
        href: settings.settings(),
        label: intl.formatMessage({ id: 'notification.settings.back' }),
      }}
      skeleton={<Skeleton width="100%" height={280} radius="card" />}
      robots="noindex"
    >
      <Choices {...props} />
    </ScreenPage>
  )
}

function Choices({ queryRef }: ScreenProps<NotificationSettingsScreenQuery>) {
  const { viewer } = usePreloadedQuery<NotificationSettingsScreenQuery>(
    graphql`
      query NotificationSettingsScreenQuery @throwOnFieldError {
        viewer {
          notifications {
            ...KindSwitches_notifications
          }
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
  return <KindSwitches notifications={viewer.notifications} />
}
