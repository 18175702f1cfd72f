import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CommunityTimeline } from '../../components/CommunityTimeline/CommunityTimeline.tsx'
import { TimelinePage } from '../../components/TimelineTabs/TimelinePage.tsx'
import type { TimelineScreenQuery } from './__generated__/TimelineScreenQuery.graphql.ts'

/** `/timeline`: what a community posts. */
export function Screen(props: ScreenProps<TimelineScreenQuery>) {
  return (
    <TimelinePage tab="community">
      <Timeline {...props} />
    </TimelinePage>
  )
}

function Timeline({ queryRef }: ScreenProps<TimelineScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<TimelineScreenQuery>(
    graphql`
      query TimelineScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...CommunityTimeline_community
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
  return (
    <CommunityTimeline community={tenant.community} viewer={viewer} viewerId={viewer.user?.id} />
  )
}
