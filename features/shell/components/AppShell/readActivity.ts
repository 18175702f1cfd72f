import { fetchQuery, graphql, requestSubscription } from 'react-relay'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import type { readActivityQuery } from './__generated__/readActivityQuery.graphql.ts'
import type { readActivitySubscription } from './__generated__/readActivitySubscription.graphql.ts'

const subscription = graphql`
  subscription readActivitySubscription($userId: ID!) {
    channelRead(userId: $userId) {
      channelId
      lastReadSeq
    }
  }
`

const query = graphql`
  query readActivityQuery($channelId: ID!) @throwOnFieldError {
    node(id: $channelId) {
      ... on Channel {
        viewerReadState {
          lastReadSeq
          unreadMentions
          unreadHidden
        }
      }
    }
  }
`

/** Counts no more what the fan has read on another of their devices. Returns what ends it. */
export function followReads(environment: IEnvironment, userId: string): () => void {
  const { dispose } = requestSubscription<readActivitySubscription>(environment, {
    subscription,
    variables: { userId },
    onNext: (told) => told && noteRead(environment, told.channelRead),
  })
  return dispose
}

/** What is left after a part was read, the gateway knows: whom it mentions, and what of it is nothing to open. */
function noteRead(environment: IEnvironment, read: { channelId: string; lastReadSeq: number }) {
  const { channelId, lastReadSeq } = read
  let isPart = false
  commitLocalUpdate(environment, (store) => {
    const channel = store.get(channelId)
    const state = channel?.getLinkedRecord('viewerReadState')
    if (!state || Number(state.getValue('lastReadSeq')) >= lastReadSeq) return
    isPart = lastReadSeq < Number(channel?.getValue('lastSeq') ?? 0)
    if (isPart) return
    state.setValue(lastReadSeq, 'lastReadSeq')
    for (const count of ['unreadMentions', 'unreadHidden']) state.setValue(0, count)
  })
  if (isPart)
    fetchQuery<readActivityQuery>(environment, query, { channelId }).subscribe({
      // The next page asks again.
      error: () => undefined,
    })
}
