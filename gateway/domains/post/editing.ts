import { postText } from '#rules/post.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { viewerMembership } from '../community/service.ts'
import { upsertTexts } from '../search/service.ts'
import type { EditPostInput } from '../types.generated.ts'
import { editWritten, findWritten, foundText, refuseText } from '../written/service.ts'
import { postSearch } from './searching.ts'
import { post } from './tables.ts'

/** Another text for an own post that stands: permission first, then the text. Others' are as if they were not there. */
export async function editPost(context: GatewayContext, input: EditPostInput) {
  const { userId, db } = context
  const { postId, revision } = input
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const own = await findWritten(db, post, postId)
  if (own?.authorId !== userId || own.deletedAt)
    return { __typename: 'NotFoundError' as const, field: 'postId' }
  const { communityId } = own
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const text = postText.clean(input.text)
  const refused = await refuseText(context, { text, rules: postText, error: 'PostTextError' })
  if (refused) return refused
  const edited = await editWritten(context, post, {
    own,
    text,
    revision,
    follow: (transaction, row) => upsertTexts(transaction, [foundText(postSearch, row)]),
  })
  if (edited === 'CHANGED') return changedElsewhere(context, postId)
  if (edited === 'CLOSED') return { __typename: 'PostEditClosedError' as const }
  return { __typename: 'EditPostSuccess' as const, post: edited }
}

/** What came of a post meanwhile: another text, or nothing at all. */
async function changedElsewhere({ db }: GatewayContext, postId: string) {
  const row = await findWritten(db, post, postId)
  return row && !row.deletedAt
    ? { __typename: 'PostChangedError' as const, post: row }
    : { __typename: 'NotFoundError' as const, field: 'postId' }
}
