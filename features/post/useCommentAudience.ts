import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import { CommentAudience } from '#schema/enums.generated.ts'

type Audience = (typeof CommentAudience)[number]

/** Who shall be able to comment on the post that a fan is writing: it stands in this browser until that is posted. */
export function useCommentAudience(communityId: string): [Audience, (audience: Audience) => void] {
  const [kept, setKept] = useText(privateTexts, privateKey('post-audience', communityId))
  const audience = CommentAudience.find((each) => each === kept) ?? 'ALL'
  return [audience, (chosen) => setKept(chosen === 'ALL' ? null : chosen)]
}
