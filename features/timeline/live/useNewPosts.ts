import { useEffect, useState } from 'react'
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import { useSession } from '#platform/session/session.ts'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import type { Timeline } from '#schema/types.generated.ts'
import type { useNewPostsQuery } from './__generated__/useNewPostsQuery.graphql.ts'
import type { useNewPostsSubscription } from './__generated__/useNewPostsSubscription.graphql.ts'
import { askSparingly } from './askSparingly.ts'

// The same for all who listen: what of it is the reader's, they ask for.
const subscription = graphql`
  subscription useNewPostsSubscription($communityId: ID!) {
    postCreated(communityId: $communityId) {
      communityId
    }
  }
`
const query = graphql`
  query useNewPostsQuery($timeline: Timeline!, $since: String) @throwOnFieldError {
    tenant {
      community {
        viewerTimelines {
          id
          newPostCount(timeline: $timeline, since: $since)
        }
      }
    }
  }
`
const pace = { everyMs: 30_000, jitterMs: 10_000 }

type Of = { communityId: string; timeline: Timeline; since: string | null }

/** How many posts of others are newer than what a fan has before them. It moves nothing; a guest is told of none. */
export function useNewPosts({ communityId, timeline, since }: Of): number {
  const environment = useRelayEnvironment()
  const isLive = useSession().status === 'loggedIn'
  const { reopenCount } = useStreamStatus()
  const [found, setFound] = useState<{ since: string | null; count: number }>()
  useEffect(() => {
    if (!isLive) return
    let isOver = false
    const ask = () => {
      // A page that nobody looks at asks once somebody does.
      if (document.visibilityState === 'hidden') return
      fetchQuery<useNewPostsQuery>(
        environment,
        query,
        { timeline, since },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .then(
          (data) => {
            const count = data?.tenant.community.viewerTimelines?.newPostCount ?? 0
            if (!isOver) setFound({ since, count })
          },
          // The next post asks again.
          () => undefined,
        )
    }
    const asker = askSparingly(ask, pace)
    const { dispose } = requestSubscription<useNewPostsSubscription>(environment, {
      subscription,
      variables: { communityId },
      onNext: asker.want,
    })
    const look = () => document.visibilityState === 'visible' && asker.want()
    document.addEventListener('visibilitychange', look)
    // What came while the stream was away, or since a page that was kept was read.
    asker.want()
    return () => {
      isOver = true
      asker.end()
      dispose()
      document.removeEventListener('visibilitychange', look)
    }
  }, [environment, communityId, timeline, since, isLive, reopenCount])
  return found?.since === since ? found.count : 0
}
