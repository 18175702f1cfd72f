import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import type { GraphQLSubscriptionConfig } from 'relay-runtime'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { markRead } from '../reading/markRead.ts'
import type { useLiveMessagesSubscription } from './__generated__/useLiveMessagesSubscription.graphql.ts'
import { fetchMissed } from './fetchMissed.ts'
import type { hearLastRev_channel$key } from './__generated__/hearLastRev_channel.graphql.ts'
import { hearLastRev } from './hearLastRev.ts'
import { insertMessages } from './insertMessages.ts'
import { revsOf } from './revsOf.ts'

/** A gap is often closed by the stream itself, a moment later. Milliseconds. */
const patience = 400

type Known = {
  channelId: string
  channel: hearLastRev_channel$key
  /** The newest change when the list was loaded. */
  lastRev: number
  /** How far the fan has read; null where they have not joined. */
  lastReadSeq: number | null
}

/**
 * Keeps an open channel up to date: what is new or changes comes by the stream, and whatever it missed, while it was
 * away or before it was there, is asked for by number. Only for the signed-in: guests have no stream.
 */
export function useLiveMessages({ channelId, channel, lastRev, lastReadSeq }: Known): void {
  const environment = useRelayEnvironment()
  const { status, reopenCount } = useStreamStatus()
  const isCatchingUp = useRef(false)
  const isBehindAgain = useRef(false)
  const [reopensBefore] = useState(reopenCount)
  const [revs] = useState(() => revsOf(environment, channelId, lastRev))

  useSubscription(
    useMemo<GraphQLSubscriptionConfig<useLiveMessagesSubscription>>(
      () => ({
        subscription: graphql`
          subscription useLiveMessagesSubscription($channelId: ID!) {
            channelChanged(channelId: $channelId) {
              rev
              messageEdge {
                cursor
                node {
                  ...Conversation_message
                }
              }
            }
          }
        `,
        variables: { channelId },
        updater: (store) => {
          const change = store.getRootField('channelChanged')
          const edge = change?.getLinkedRecord('messageEdge')
          if (!change || !edge) return
          const rev = Number(change.getValue('rev'))
          revs.note(rev)
          insertMessages(store, channelId, [edge])
          const channel = store.get(channelId)
          if (rev > Number(channel?.getValue('lastRev') ?? 0)) channel?.setValue(rev, 'lastRev')
        },
      }),
      [channelId, revs],
    ),
  )

  const catchUp = useEffectEvent(async () => {
    // What came after the running one had been answered is not in it.
    isBehindAgain.current = isCatchingUp.current
    if (isCatchingUp.current) return
    isCatchingUp.current = true
    do {
      isBehindAgain.current = false
      // A failure is no news: the stream's next return asks again.
      await fetchMissed(environment, channelId, revs).catch(() => undefined)
    } while (isBehindAgain.current)
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

  /** The newest change that anything has told of. */
  const heard = useRef(lastRev)
  // One that waits is enough, however much comes in meanwhile.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onRev = useEffectEvent((rev: number) => {
    heard.current = Math.max(heard.current, rev)
    if (waiting.current !== undefined || revs.known() >= heard.current) return
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      if (revs.known() < heard.current) void catchUp()
    }, patience)
  })
  useEffect(() => hearLastRev(environment, channel, (rev) => onRev(rev)), [environment, channel])
  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      waiting.current = undefined
    },
    [],
  )
}
