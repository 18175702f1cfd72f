import { addDays, dayInJapan, midnightBefore } from '#rules/day.ts'
import { mostPenlights, penlightsADay } from '#rules/penlight.ts'
import { badInput } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadComment } from '../comment/service.ts'
import { viewerMembership } from '../community/service.ts'
import { notify } from '../notification/service.ts'
import { loadPost } from '../post/service.ts'
import { loadTopic } from '../topic/service.ts'
import type { NotificationKind, WavePenlightsInput } from '../types.generated.ts'
import { lockLights, setLights, type Lightable } from './store.ts'

const telling: Readonly<Record<Lightable, NotificationKind>> = {
  post: 'POST_LIKE',
  topic: 'TOPIC_LIKE',
  comment: 'COMMENT_LIKE',
}

/**
 * Waves so many penlights at something, as the viewer's whole number of them. Only the fan's own rows are locked, so
 * that a post that everybody waves at is no queue.
 */
export async function wavePenlights(
  context: GatewayContext,
  { subjectId, count }: WavePenlightsInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  // No fan's doing, so there are no words for it.
  if (count < 0) throw badInput('The count is 0 or more.')
  const found = await loadSubject(context, subjectId)
  if (!found) return { __typename: 'NotFoundError' as const, field: 'subjectId' }
  const { kind, subject } = found
  const { communityId, authorId } = subject
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  if (count > mostPenlights)
    return { __typename: 'LikeError' as const, code: 'LIMIT' as const, most: mostPenlights }
  const at = now()
  const light = { kind, subjectId, fanId, day: dayInJapan(at) }
  const isWaved = await db.transaction(async (transaction) => {
    const { own, waved } = await lockLights(transaction, light)
    const more = Math.max(0, count - own)
    if (waved.atPosts + waved.elsewhere + more > penlightsADay) return false
    waved[kind === 'post' ? 'atPosts' : 'elsewhere'] += more
    await setLights(transaction, { ...light, count, waved, at })
    const deed = { kind: telling[kind], subjectId, communityId, at }
    if (count > 0) await notify(transaction, { ...deed, fanId: authorId, actorId: fanId })
    return true
  })
  if (!isWaved)
    return {
      __typename: 'LikeError' as const,
      code: 'DAY_LIMIT' as const,
      most: penlightsADay,
      retryAt: addDays(midnightBefore(at), 1),
    }
  context.clearLoaders()
  return { __typename: 'WavePenlightsSuccess' as const, subject }
}

/** What the viewer may wave at; null where they may not know of it. */
async function loadSubject(context: GatewayContext, id: string) {
  switch (prefixOf(id)) {
    case 'post': {
      const row = await loadPost(context, id)
      return row && { kind: 'post' as const, subject: { ...row, __typename: 'Post' as const } }
    }
    case 'topic': {
      const row = await loadTopic(context, id)
      return row && { kind: 'topic' as const, subject: { ...row, __typename: 'Topic' as const } }
    }
    case 'comment': {
      const row = await loadComment(context, id)
      return (
        row && { kind: 'comment' as const, subject: { ...row, __typename: 'Comment' as const } }
      )
    }
    default:
      return null
  }
}
