import { graphql, requestSubscription } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { bellActivitySubscription } from './__generated__/bellActivitySubscription.graphql.ts'

const subscription = graphql`
  subscription bellActivitySubscription($userId: ID!) {
    notificationsChanged(userId: $userId) {
      notifications {
        id
        unreadCount
      }
    }
  }
`

/** Keeps the number at the bell live, whatever raises it and on whichever device the fan looks. Returns what ends it. */
export function followBell(environment: IEnvironment, userId: string): () => void {
  const { dispose } = requestSubscription<bellActivitySubscription>(environment, {
    subscription,
    variables: { userId },
  })
  return dispose
}
