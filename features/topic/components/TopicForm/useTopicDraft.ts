import { useDraftMentions, type DraftMention } from '#features/mention/index.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'

/** Where a field of the topic that a fan is writing is kept in this browser. */
export const draftKey = (communityId: string, field: 'title' | 'text' | 'category') =>
  privateKey('topic', communityId, field)

/** The topic that a fan is writing: it stands in this browser until the gateway has it. */
export function useTopicDraft(communityId: string) {
  const [title, setTitle] = useText(privateTexts, draftKey(communityId, 'title'))
  const [text, setText] = useText(privateTexts, draftKey(communityId, 'text'))
  const [mentions, setMentions] = useDraftMentions(['topic', communityId], text ?? '')
  const [category, setCategory] = useText(privateTexts, draftKey(communityId, 'category'))
  return {
    title: title ?? '',
    text: text ?? '',
    mentions,
    /** The id of the category that was chosen; null where none was. */
    category,
    setTitle: (typed: string) => setTitle(typed || null),
    setText: (typed: string, called: readonly DraftMention[]) => {
      setText(typed || null)
      setMentions(typed, called)
    },
    setCategory,
    forget() {
      setTitle(null)
      setText(null)
      setMentions('', [])
      setCategory(null)
    },
  }
}
