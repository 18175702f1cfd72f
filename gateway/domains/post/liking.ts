import { GraphQLError } from 'graphql'
import { addDays, dayInJapan, midnightBefore } from '#rules/day.ts'
import { likesADay, likesAPost } from '#rules/post.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { viewerMembership } from '../community/service.ts'
import type { LikePostInput } from '../types.generated.ts'
import { tellFan } from '../notification/service.ts'
import { loadPost } from './service.ts'
import { lockLights, setLights } from './store.ts'

/**
 * Waves so many penlights at a post, as the viewer's whole number of them. Only the fan's own rows are locked, so that
 * a post that everybody waves at is no queue.
 */
export async function likePost(context: GatewayContext, { postId, count }: LikePostInput) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  // No fan's doing, so there are no words for it.
  if (count < 0)
    throw new GraphQLError('The count is 0 or more.', { extensions: { code: 'BAD_USER_INPUT' } })
  const post = await loadPost(context, postId)
  if (!post) return { __typename: 'NotFoundError' as const, field: 'postId' }
  const { communityId } = post
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  if (count > likesAPost)
    return { __typename: 'LikeError' as const, code: 'LIMIT' as const, most: likesAPost }
  const at = now()
  const light = { postId: post.id, fanId, day: dayInJapan(at) }
  const isWaved = await db.transaction(async (transaction) => {
    const { own, waved: before } = await lockLights(transaction, light)
    const waved = before + Math.max(0, count - own)
    if (waved > likesADay) return false
    await setLights(transaction, { ...light, count, waved })
    const deed = { kind: 'POST_LIKE' as const, subjectId: post.id, communityId, at }
    if (count > 0) await tellFan(transaction, { ...deed, fanId: post.authorId, actorId: fanId })
    return true
  })
  if (!isWaved)
    return {
      ...{ __typename: 'LikeError' as const, code: 'DAY_LIMIT' as const, most: likesADay },
      retryAt: addDays(midnightBefore(at), 1),
    }
  context.clearLoaders()
  return { __typename: 'LikePostSuccess' as const, post }
}
