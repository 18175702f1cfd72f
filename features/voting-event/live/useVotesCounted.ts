import { useEffect } from 'react'
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { useSession } from '#platform/session/session.ts'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import type { useVotesCountedSubscription } from './__generated__/useVotesCountedSubscription.graphql.ts'

// The same for all who watch: nothing of it is the viewer's.
const subscription = graphql`
  subscription useVotesCountedSubscription($eventId: ID!) {
    votesCounted(eventId: $eventId) {
      event {
        id
        state
        totalVotes
        candidates {
          id
          votes
        }
      }
    }
  }
`

/** Keeps an event's counts live for the signed-in (none where there is no event), and reads the page anew when the stream is back after a gap. */
export function useVotesCounted(eventId: string | undefined): void {
  const environment = useRelayEnvironment()
  const { status } = useSession()
  const { reopenCount } = useStreamStatus()
  const { revalidate } = useRevalidator()
  const isLive = status === 'loggedIn'
  useEffect(() => {
    if (!isLive || eventId === undefined) return
    const { dispose } = requestSubscription<useVotesCountedSubscription>(environment, {
      subscription,
      variables: { eventId },
    })
    return dispose
  }, [environment, eventId, isLive])
  useEffect(() => {
    if (reopenCount > 0) void revalidate()
  }, [reopenCount, revalidate])
}
