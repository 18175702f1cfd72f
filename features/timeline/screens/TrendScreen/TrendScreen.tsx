import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { TimelinePage } from '../../components/TimelineTabs/TimelinePage.tsx'
import { TrendList } from '../../components/TrendList/TrendList.tsx'
import type { TrendScreenQuery } from './__generated__/TrendScreenQuery.graphql.ts'

/** `/trend`: what gathers light now. */
export function Screen(props: ScreenProps<TrendScreenQuery>) {
  return (
    <TimelinePage tab="trend">
      <Trend {...props} />
    </TimelinePage>
  )
}

function Trend({ queryRef }: ScreenProps<TrendScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<TrendScreenQuery>(
    graphql`
      query TrendScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...TrendList_community
          }
        }
        viewer {
          ...PostFeed_viewer
        }
      }
    `,
    queryRef,
  )
  return <TrendList community={tenant.community} viewer={viewer} />
}
