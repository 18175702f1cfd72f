import { useRef } from 'react'
import { moveMentions } from '#rules/mention.ts'
import type { DraftMention } from './draftMention.ts'

/** How many texts are kept to be come back to: more steps than anybody undoes in a message. */
const textsMost = 200

type Change = {
  before: string
  after: string
  mentions: readonly DraftMention[]
  /** The browser's undo or redo made it. */
  isFromHistory: boolean
}

/**
 * Follows the mentions of a text through its changes. The browser's undo and redo bring back words alone: a text that
 * they come back to mentions whom it mentioned when it was left.
 */
export function useMentionHistory(): (change: Change) => readonly DraftMention[] {
  const left = useRef(new Map<string, readonly DraftMention[]>())
  return ({ before, after, mentions, isFromHistory }) => {
    const texts = left.current
    texts.delete(before)
    if (mentions.length > 0) texts.set(before, mentions)
    const [oldest] = texts.keys()
    if (texts.size > textsMost && oldest !== undefined) texts.delete(oldest)
    const known = isFromHistory ? texts.get(after) : undefined
    return known ?? moveMentions(before, after, mentions)
  }
}
