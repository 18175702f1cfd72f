import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useDraftMentions, type DraftMention } from '#features/mention/index.ts'
import { useSession } from '#platform/session/session.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import { findDrafts, saveDraft } from './saveDraft.ts'

/** A draft that was opened from the list of all; or one that is begun with a text, and is no draft before it is changed. */
export type OpenedDraft = { key: string; text: string; isNew?: boolean }

/** Whoever types is not followed letter by letter. */
const settledMs = 800

/**
 * What is being written: on this device at once, over reloads and a log-in on the way; for a fan within a second on
 * the gateway too, and so on all of their devices. Without `opened` it is what the composer holds.
 */
export function usePostDraft(communityId: string, opened?: OpenedDraft) {
  const environment = useRelayEnvironment()
  const isFan = useSession().status === 'loggedIn'
  const [ownKey, setOwnKey] = useText(privateTexts, privateKey('post-draft', communityId))
  const [ownKept, setOwnKept] = useText(privateTexts, privateKey('post-kept', communityId))
  // What the composer holds is the same text wherever it is opened.
  const aside = opened && opened.key !== ownKey ? opened : undefined
  const slot = privateKey('post', communityId, ...(aside ? [aside.key] : []))
  const [typed, setTyped] = useText(privateTexts, slot)
  const [isFull, setIsFull] = useState(false)
  const text = typed ?? aside?.text ?? ''
  // The gateway keeps words alone: whom they mention stands here.
  const [mentions, setMentions] = useDraftMentions(
    ['post', communityId, ...(aside ? [aside.key] : [])],
    text,
  )
  // What a new one is kept as; its words stay on the device too, for its opener knows only what it was begun with.
  const [savedNew, setSavedNew] = useState<string>()
  const keptAside = aside?.isNew ? (savedNew ?? '') : aside?.text
  const kept = keptAside ?? ownKept ?? ''
  const isUntouched = aside?.isNew === true && savedNew === undefined && text === aside.text

  const save = async (written: string): Promise<void> => {
    const key = aside?.key ?? ownKey ?? crypto.randomUUID()
    if (!aside) setOwnKey(key)
    const { success, error } = await saveDraft(environment, { communityId, key, text: written })
    setIsFull(error?.__typename === 'PostDraftLimitError')
    if (!success) return
    if (aside?.isNew) {
      // Closed on another page meanwhile, it stands here alone.
      if (success.draft) setSavedNew(written)
      return
    }
    if (aside) {
      if (privateTexts.read(slot) === written) setTyped(null)
      return
    }
    setOwnKept(written)
    // It was posted or thrown away on another device, and written on here: that is another draft.
    if (!success.draft && written.trim()) setOwnKey(null)
  }
  const saveNow = useEffectEvent(() => {
    // Nothing is lost where no answer comes: it stands on the device, and the next letter tries again.
    if (isFan && text !== kept && !isUntouched) save(text).catch(() => undefined)
  })
  useEffect(() => {
    const timer = setTimeout(() => saveNow(), settledMs)
    return () => clearTimeout(timer)
  }, [text, isFan])
  useEffect(() => () => saveNow(), [])

  const forget = () => {
    setTyped(null)
    setMentions('', [])
    if (aside) return
    setOwnKey(null)
    setOwnKept(null)
  }
  const catchUp = useEffectEvent(async () => {
    if (!isFan || aside || ownKey === null || text !== kept) return
    const drafts = await findDrafts(environment)
    const draft = drafts?.find(({ key }) => key === ownKey)
    // Written on meanwhile: what is typed here is the latest.
    if (!drafts || privateTexts.read(slot) !== (kept || null)) return
    if (!draft) forget()
    else if (draft.text !== kept) {
      setTyped(draft.text)
      setOwnKept(draft.text)
    }
  })
  useEffect(() => {
    void catchUp()
  }, [isFan])

  return {
    text,
    mentions,
    write: (next: string, called: readonly DraftMention[]) => {
      setTyped(next || (aside ? '' : null))
      setMentions(next, called)
    },
    key: aside?.key ?? ownKey,
    /** Its key where it is not what the composer holds. */
    asideKey: aside?.key,
    /** Where it stands: here alone, on all of the fan's devices, or here because they have too many. */
    place: isFull
      ? ('full' as const)
      : isFan && text === kept
        ? ('everywhere' as const)
        : ('here' as const),
    forget,
  }
}
