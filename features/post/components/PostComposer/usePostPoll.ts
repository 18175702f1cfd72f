import { useState } from 'react'
import {
  emptyPoll,
  problemsOf,
  putPoll,
  takePoll,
  usePollDraft,
  type PollDraft,
} from '#features/poll/index.ts'
import { privateKey } from '#platform/storage/privateTexts.ts'

/** Where what is to be asked stands in this browser: that of the composer, or of one draft that was put away here. */
const keyOf = (communityId: string, draftKey?: string) =>
  privateKey('post-poll', communityId, ...(draftKey === undefined ? [] : [draftKey]))

/** Takes a draft's poll out of this browser's keeping. Gives what puts it to another draft. */
export function takeDraftPoll(communityId: string, draftKey: string) {
  const poll = takePoll(keyOf(communityId, draftKey))
  return (toKey: string) => putPoll(keyOf(communityId, toKey), poll)
}

/** What is asked with what is being written. `asideKey` is the draft's where it was opened from the list of all. */
export function usePostPoll(communityId: string, asideKey: string | undefined) {
  const key = keyOf(communityId, asideKey)
  const { poll, change } = usePollDraft(key)
  const [isBegun, setIsBegun] = useState(false)
  const [isGivenUp, setIsGivenUp] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const set = (next: PollDraft | null, by?: 'begin' | 'discard') => {
    setIsBegun(by === 'begin')
    setIsGivenUp(by === 'discard')
    if (next === null) setIsAsked(false)
    change(next)
  }
  return {
    poll,
    change,
    /** Opened just now. */
    isBegun,
    /** It was to be sent, and something is wrong: that is said from then on. */
    isAsked,
    /** Taken out just now, by the fan. */
    isGivenUp,
    begin: () => set(emptyPoll, 'begin'),
    discard: () => set(null, 'discard'),
    /** It was posted. */
    forget: () => set(null),
    /** Whether all can be sent as it is; says what can't where it can't. */
    isSound: () => {
      const isIt = poll === null || problemsOf(poll).every((problem) => problem === undefined)
      setIsAsked(!isIt)
      return isIt
    },
    /** Keeps it with the draft that is put away, in this browser. */
    putAway: (draftKey: string) => {
      putPoll(keyOf(communityId, draftKey), takePoll(key))
      setIsAsked(false)
    },
  }
}
