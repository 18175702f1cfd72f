import { areMentionsOf, type MentionSpan } from '#rules/mention.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'

/** Whom a text that is not sent yet mentions, and where. */
export type DraftMention = MentionSpan & { userId: string }

type Kept = { text: string; mentions: DraftMention[] }
export const noMentions: readonly DraftMention[] = []

/** A text's mentions as the contract tells them, without those who have left: they are words by now. */
export const mentionsOf = (
  mentions: readonly (MentionSpan & { userId?: string | null | undefined })[],
): DraftMention[] =>
  mentions.flatMap(({ userId, start, length }) => (userId ? [{ userId, start, length }] : []))

/** Whether two lists mention the same people in the same places. */
export const areSameMentions = (
  some: readonly DraftMention[],
  others: readonly DraftMention[],
): boolean =>
  some.length === others.length &&
  some.every(({ userId, start }, at) => others[at]?.userId === userId && others[at].start === start)

/** Where a text is written, in parts. */
type Place = readonly string[]
const keyOf = (place: Place) => privateKey('mentions', ...place)
const write = (text: string, mentions: readonly DraftMention[]) =>
  mentions.length > 0 ? JSON.stringify({ text, mentions }) : null

/** Whom a draft mentions: kept beside its text, and only as long as that is the same. */
export function useDraftMentions(place: Place, draft: string) {
  const [kept, setKept] = useText(privateTexts, keyOf(place))
  return [
    read(kept, draft),
    (text: string, mentions: readonly DraftMention[]) => setKept(write(text, mentions)),
  ] as const
}

/** Whom a draft mentions by now. */
export const readDraftMentions = (place: Place, draft: string) =>
  read(privateTexts.read(keyOf(place)), draft)

export function writeDraftMentions(
  place: Place,
  { text, mentions }: { text: string; mentions: readonly DraftMention[] },
): void {
  privateTexts.write(keyOf(place), write(text, mentions))
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
