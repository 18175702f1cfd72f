import { privateKey, tabTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import { areMentionsOf } from '#rules/mention.ts'
import type { DraftMention } from '#features/mention/index.ts'

/** Another text for a message, as far as it was typed, and whom it mentions. */
export type ChangedText = { text: string; mentions?: readonly DraftMention[] | undefined }

/**
 * What was typed as another text for a message and not saved yet: kept in this tab, so that answering another message,
 * leaving the room or reloading loses nothing of it. Undefined where nothing was typed.
 */
export function useChangedText(messageId: string) {
  const [kept, keep] = useText(tabTexts, privateKey('edit', messageId))
  return [
    read(kept),
    (changed: ChangedText | undefined) => keep(changed ? JSON.stringify(changed) : null),
  ] as const
}

function read(kept: string | null): ChangedText | undefined {
  // One that was set aside while the fan was signed out stands before one that was typed since: the later one counts.
  const latest = kept?.split('\n').at(-1)
  if (!latest) return undefined
  try {
    const { text, mentions = [] } = JSON.parse(latest) as ChangedText
    return { text, mentions: areMentionsOf(text, mentions) ? mentions : [] }
  } catch {
    return undefined
  }
}
