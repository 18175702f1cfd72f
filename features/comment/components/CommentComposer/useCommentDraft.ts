import { useDraftMentions, type DraftMention } from '#features/mention/index.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'

/** Where what a fan writes about something, or in answer to a comment, is kept in this browser. */
export const draftKey = (subjectId: string, replyToId?: string) =>
  privateKey('comment', subjectId, ...(replyToId === undefined ? [] : [replyToId]))

/** What a fan writes, and whom it mentions: it stands in this browser until the gateway has it. Null where they write nothing. */
export function useCommentDraft(subjectId: string, replyToId?: string) {
  const [text, setText] = useText(privateTexts, draftKey(subjectId, replyToId))
  const place = ['comment', subjectId, ...(replyToId === undefined ? [] : [replyToId])]
  const [mentions, setMentions] = useDraftMentions(place, text ?? '')
  const write = (typed: string, called: readonly DraftMention[]) => {
    setText(typed || null)
    setMentions(typed, called)
  }
  return { text, mentions, write, forget: () => write('', []) }
}
