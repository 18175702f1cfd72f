import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settings } from '#addresses/settings.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { SourceSwitches } from '../../components/SourceSwitches/SourceSwitches.tsx'
import type { TimelineSettingsScreenQuery } from './__generated__/TimelineSettingsScreenQuery.graphql.ts'

/** `/settings/timeline`: whose posts a fan's home timeline shows. */
export function Screen(props: ScreenProps<TimelineSettingsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'timeline.settings.title' })}
      back={{
        href: settings.settings(),
        label: intl.formatMessage({ id: 'timeline.settings.back' }),
      }}
      skeleton={<Skeleton width="100%" height={240} radius="card" />}
      robots="noindex"
    >
      <Choices {...props} />
    </ScreenPage>
  )
}

function Choices({ queryRef }: ScreenProps<TimelineSettingsScreenQuery>) {
  const { tenant } = usePreloadedQuery<TimelineSettingsScreenQuery>(
    graphql`
      query TimelineSettingsScreenQuery @throwOnFieldError {
        tenant {
          community {
            id
            viewerTimelines {
              ...SourceSwitches_timelines
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { id, viewerTimelines } = tenant.community
  if (!viewerTimelines)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'timeline.home.guest' })}
        body={intl.formatMessage({ id: 'timeline.settings.guest.body' })}
      />
    )
  return <SourceSwitches communityId={id} timelines={viewerTimelines} />
}
