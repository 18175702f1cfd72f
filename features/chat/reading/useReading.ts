import { useEffect, useState } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import type { useReadingMarkMutation } from './__generated__/useReadingMarkMutation.graphql.ts'

/** How long marks are gathered before the gateway is told. Milliseconds. */
const gathering = 1500

type Reading = {
  channelId: string
  newestSeq: number
  isAtBottom: boolean
  /** How far the fan has read; null where they have not joined, and nothing is marked. */
  lastReadSeq: number | null
}

/**
 * What is at the bottom of a page that is looked at is read: here at once, at the gateway a moment later.
 * Gives the number up to which this visit has seen.
 */
export function useReading({ channelId, newestSeq, isAtBottom, lastReadSeq }: Reading): number {
  const environment = useRelayEnvironment()
  const isVisible = useIsVisible()
  const [seenSeq, setSeenSeq] = useState(newestSeq)
  const isReading = isAtBottom && isVisible
  if (isReading && newestSeq > seenSeq) setSeenSeq(newestSeq)

  const isUnread = lastReadSeq !== null && newestSeq > lastReadSeq
  useEffect(() => {
    if (isReading && isUnread) noteRead(environment, channelId, newestSeq)
  }, [environment, channelId, newestSeq, isReading, isUnread])
  return seenSeq
}

const waiting = new WeakMap<IEnvironment, Map<string, number>>()

function noteRead(environment: IEnvironment, channelId: string, seq: number): void {
  commitLocalUpdate(environment, (store) => {
    store.get(channelId)?.getLinkedRecord('viewerReadState')?.setValue(seq, 'lastReadSeq')
  })
  const marks = waiting.get(environment) ?? new Map<string, number>()
  waiting.set(environment, marks)
  const isTold = marks.has(channelId)
  marks.set(channelId, seq)
  if (!isTold) setTimeout(() => tell(environment, marks, channelId), gathering)
}

function tell(environment: IEnvironment, marks: Map<string, number>, channelId: string): void {
  const seq = marks.get(channelId)
  marks.delete(channelId)
  if (seq === undefined) return
  // A mark that gets lost is made up for by the next one.
  commitMutation<useReadingMarkMutation>(environment, {
    mutation: graphql`
      mutation useReadingMarkMutation($input: MarkChannelReadInput!) {
        markChannelRead(input: $input) {
          __typename
        }
      }
    `,
    variables: { input: { channelId, seq } },
    cacheConfig: { force: true, metadata: { retry: true } },
  })
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(true)
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}
