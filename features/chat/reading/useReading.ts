import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime'
import { markRead } from './markRead.ts'
import { createReadMarks, type ReadMarks } from './readMarks.ts'

type Reading = {
  channelId: string
  /** Absent for a guest. */
  viewerId: string | undefined
  newestSeq: number
  isAtBottom: boolean
  /** How far the fan has read; null where they have not joined, and nothing is marked. */
  lastReadSeq: number | null
}

/**
 * What is at the bottom of a page that is looked at is read: here at once, at the gateway a moment later.
 * Gives the number up to which this visit has seen.
 */
export function useReading({
  channelId,
  viewerId,
  newestSeq,
  isAtBottom,
  lastReadSeq,
}: Reading): number {
  const environment = useRelayEnvironment()
  const isVisible = useIsVisible()
  const [seenSeq, setSeenSeq] = useState(newestSeq)
  const isReading = isAtBottom && isVisible
  if (isReading && newestSeq > seenSeq) setSeenSeq(newestSeq)

  const isUnread = lastReadSeq !== null && newestSeq > lastReadSeq
  useEffect(() => {
    if (isReading && isUnread && viewerId) noteRead(environment, viewerId, channelId, newestSeq)
  }, [environment, viewerId, channelId, newestSeq, isReading, isUnread])
  return seenSeq
}

/** What a page noted that was left before it could tell the gateway is told by this one. */
export function useEarlierReading(viewerId: string | undefined): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!viewerId) return
    for (const [channelId, seq] of marksOf(environment, viewerId).unsent())
      noteRead(environment, viewerId, channelId, seq)
  }, [environment, viewerId])
}

// An environment is one viewer's: after a sign-in the page is another.
const gathered = new WeakMap<IEnvironment, ReadMarks>()

function marksOf(environment: IEnvironment, viewerId: string): ReadMarks {
  const marks =
    gathered.get(environment) ??
    createReadMarks(viewerId, (id, newest) => markRead(environment, id, newest))
  gathered.set(environment, marks)
  return marks
}

function noteRead(environment: IEnvironment, viewerId: string, channelId: string, seq: number) {
  commitLocalUpdate(environment, (store) => {
    const state = store.get(channelId)?.getLinkedRecord('viewerReadState')
    state?.setValue(Math.max(seq, Number(state.getValue('lastReadSeq'))), 'lastReadSeq')
    // What is read is the newest there is.
    for (const count of ['unreadMentions', 'unreadHidden']) state?.setValue(0, count)
  })
  marksOf(environment, viewerId).note(channelId, seq)
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
