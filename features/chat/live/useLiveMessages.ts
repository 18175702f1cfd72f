import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { markRead } from '../reading/markRead.ts'
import type { useLiveMessagesSubscription } from './__generated__/useLiveMessagesSubscription.graphql.ts'
import { fetchMissed } from './fetchMissed.ts'
import { insertMessages } from './insertMessages.ts'

/** A gap is often closed by the stream itself, a moment later. Milliseconds. */
const patience = 400

type Known = {
  channelId: string
  /** Up to where the list is whole. */
  knownSeq: number
  /** The newest that is known to exist, as the stream and every answer say it. */
  lastSeq: number
  /** How far the fan has read; null where they have not joined. */
  lastReadSeq: number | null
}

/**
 * Keeps an open channel up to date: new messages come by the stream, and whatever it missed, while it was
 * away or before it was there, is asked for by number. Only for the signed-in: guests have no stream.
 */
export function useLiveMessages({ channelId, knownSeq, lastSeq, lastReadSeq }: Known): void {
  const environment = useRelayEnvironment()
  const { status, reopenCount } = useStreamStatus()
  const isCatchingUp = useRef(false)
  const [reopensBefore] = useState(reopenCount)

  useSubscription(
    useMemo<GraphQLSubscriptionConfig<useLiveMessagesSubscription>>(
      () => ({
        subscription: graphql`
          subscription useLiveMessagesSubscription($channelId: ID!) {
            messageCreated(channelId: $channelId) {
              messageEdge {
                cursor
                node {
                  id
                  seq
                  sentAt
                  text
                  author {
                    id
                  }
                  ...MessageItem_message
                }
              }
            }
          }
        `,
        variables: { channelId },
        updater: (store) => {
          const edge = store.getRootField('messageCreated')?.getLinkedRecord('messageEdge')
          if (edge) insertMessages(store, channelId, [edge])
        },
      }),
      [channelId],
    ),
  )

  const catchUp = useEffectEvent(async () => {
    if (isCatchingUp.current) return
    isCatchingUp.current = true
    // A failure is no news: the stream's next return asks again.
    await fetchMissed(environment, channelId, knownSeq).catch(() => undefined)
    isCatchingUp.current = false
  })

  // A page is fresh when its stream opens, so a mark that moves nothing is enough to learn of a gap.
  const onOpened = useEffectEvent(() => {
    if (reopenCount === reopensBefore && lastReadSeq !== null)
      markRead(environment, channelId, lastReadSeq)
    else void catchUp()
  })
  useEffect(() => {
    if (status === 'open') onOpened()
  }, [status, reopenCount, channelId])

  const isBehind = lastSeq > knownSeq
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => void catchUp(), patience)
    return () => clearTimeout(timer)
  }, [isBehind, lastSeq])
}
