import { areMentionsOf, type MentionSpan } from '#rules/mention.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'

/** Whom a text that is not sent yet mentions, and where. */
export type DraftMention = MentionSpan & { userId: string }

type Kept = { text: string; mentions: DraftMention[] }
export const noMentions: readonly DraftMention[] = []

const keyOf = (tenantId: string, channelId: string) => privateKey('mentions', tenantId, channelId)
const write = (text: string, mentions: readonly DraftMention[]) =>
  mentions.length > 0 ? JSON.stringify({ text, mentions }) : null

/** Whom the draft of a channel mentions: kept beside its text, and only as long as that is the same. */
export function useDraftMentions(tenantId: string, channelId: string, draft: string) {
  const [kept, setKept] = useText(privateTexts, keyOf(tenantId, channelId))
  return [
    read(kept, draft),
    (text: string, mentions: readonly DraftMention[]) => setKept(write(text, mentions)),
  ] as const
}

/** Whom the draft of a channel mentions by now. */
export const readDraftMentions = (tenantId: string, channelId: string, draft: string) =>
  read(privateTexts.read(keyOf(tenantId, channelId)), draft)

export function writeDraftMentions(
  tenantId: string,
  channelId: string,
  { text, mentions }: { text: string; mentions: readonly DraftMention[] },
): void {
  privateTexts.write(keyOf(tenantId, channelId), write(text, mentions))
}

function read(kept: string | null | undefined, draft: string): readonly DraftMention[] {
  if (!kept) return noMentions
  try {
    const { text, mentions } = JSON.parse(kept) as Kept
    return text === draft && areMentionsOf(draft, mentions) ? mentions : noMentions
  } catch {
    return noMentions
  }
}
