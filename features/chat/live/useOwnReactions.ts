import { useMemo } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import { isSendingReaction } from '../reacting/sendReaction.ts'
import type { useOwnReactionsSubscription } from './__generated__/useOwnReactionsSubscription.graphql.ts'

/**
 * Shows as the fan's own what they gave or took back on another of their devices. How many gave it comes with the room's
 * changes, which say nothing of one fan's own.
 */
export function useOwnReactions(userId: string): void {
  const environment = useRelayEnvironment()
  useSubscription(
    useMemo<GraphQLSubscriptionConfig<useOwnReactionsSubscription>>(
      () => ({
        subscription: graphql`
          subscription useOwnReactionsSubscription($userId: ID!) {
            ownReaction(userId: $userId) {
              messageId
              emoji
              isOn
            }
          }
        `,
        variables: { userId },
        updater: (store, told) => {
          if (!told) return
          const { messageId, emoji, isOn } = told.ownReaction
          const message = store.get(messageId)
          const own = message?.getValue('viewerReactions') as readonly string[] | undefined
          // Sent from here, it is shown as it was tapped last.
          if (!message || !own || isSendingReaction(environment, told.ownReaction)) return
          if (own.includes(emoji) !== isOn)
            message.setValue(
              isOn ? [...own, emoji] : own.filter((each) => each !== emoji),
              'viewerReactions',
            )
        },
      }),
      [environment, userId],
    ),
  )
}
