import { graphql, requestSubscription } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { shownMs } from './typists.ts'
import type { followTypistsSubscription } from './__generated__/followTypistsSubscription.graphql.ts'

type Marks = {
  /** Each time that it is told of somebody. */
  told: (id: string, name: string) => void
  /** It was not told again for as long as a mark stands. */
  ended: (id: string) => void
}

/** Hears who is writing in a channel, and lets each mark go after its seconds. Returns what ends it. */
export function followTypists(
  environment: IEnvironment,
  channelId: string,
  { told, ended }: Marks,
): () => void {
  const ends = new Map<string, ReturnType<typeof setTimeout>>()
  const { dispose } = requestSubscription<followTypistsSubscription>(environment, {
    subscription: graphql`
      subscription followTypistsSubscription($channelId: ID!) {
        channelTyping(channelId: $channelId) {
          user {
            id
            displayName
          }
        }
      }
    `,
    variables: { channelId },
    onNext: (response) => {
      const user = response?.channelTyping.user
      if (!user) return
      told(user.id, user.displayName)
      clearTimeout(ends.get(user.id))
      ends.set(
        user.id,
        setTimeout(() => ended(user.id), shownMs),
      )
    },
  })
  return () => {
    dispose()
    for (const end of ends.values()) clearTimeout(end)
  }
}
