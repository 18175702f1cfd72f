import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import { markRead } from './markRead.ts'
import { createReadMarks, type ReadMarks } from './readMarks.ts'

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

const gathered = new WeakMap<IEnvironment, ReadMarks>()

function noteRead(environment: IEnvironment, channelId: string, seq: number): void {
  commitLocalUpdate(environment, (store) => {
    store.get(channelId)?.getLinkedRecord('viewerReadState')?.setValue(seq, 'lastReadSeq')
  })
  const marks =
    gathered.get(environment) ?? createReadMarks((id, newest) => markRead(environment, id, newest))
  gathered.set(environment, marks)
  marks.note(channelId, seq)
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
