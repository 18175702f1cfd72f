import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { LogInFirst } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { HomeTimeline } from '../../components/HomeTimeline/HomeTimeline.tsx'
import { TimelinePage } from '../../components/TimelineTabs/TimelinePage.tsx'
import type { HomeTimelineScreenQuery } from './__generated__/HomeTimelineScreenQuery.graphql.ts'

/** `/home-timeline`: what those post whom a fan follows, their oshi and the house. */
export function Screen(props: ScreenProps<HomeTimelineScreenQuery>) {
  return (
    <TimelinePage tab="home">
      <Timeline {...props} />
    </TimelinePage>
  )
}

function Timeline({ queryRef }: ScreenProps<HomeTimelineScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<HomeTimelineScreenQuery>(
    graphql`
      query HomeTimelineScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...HomeTimeline_community
          }
        }
        viewer {
          user {
            id
          }
          ...PostFeed_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'timeline.home.guest' })}
        body={intl.formatMessage({ id: 'timeline.home.guest.body' })}
      />
    )
  return <HomeTimeline community={tenant.community} viewer={viewer} viewerId={viewer.user.id} />
}
