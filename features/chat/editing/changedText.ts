import { privateKey, tabTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import { areMentionsOf } from '#rules/mention.ts'
import type { DraftMention } from '../mentioning/draftMention.ts'

/** Another text for a message, as far as it was typed, and whom it mentions. */
export type ChangedText = { text: string; mentions?: readonly DraftMention[] | undefined }

type Kept = ChangedText & { said: string }

/**
 * What was typed as another text for what a message says, and not saved yet. It is kept in this tab: answering another
 * message, leaving the room or reloading loses nothing of it. Undefined where nothing was typed, or where the message
 * says something else by now.
 */
export function useChangedText(messageId: string, said: string | undefined) {
  const [kept, keep] = useText(tabTexts, privateKey('edit', messageId))
  return [
    read(kept, said),
    (changed: ChangedText | undefined) =>
      keep(changed && said !== undefined ? JSON.stringify({ ...changed, said }) : null),
  ] as const
}

function read(kept: string | null, said: string | undefined): ChangedText | undefined {
  if (kept === null || said === undefined) return undefined
  try {
    const { text, mentions = [], ...of } = JSON.parse(kept) as Kept
    if (of.said !== said) return undefined
    return { text, mentions: areMentionsOf(text, mentions) ? mentions : [] }
  } catch {
    return undefined
  }
}
