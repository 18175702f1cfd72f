import { GraphQLError } from 'graphql'
import { undoMs } from '#rules/message.ts'
import { cleanPost, postMaxLength, postProblem } from '#rules/post.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import { newId } from '../../platform/ids.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { forgetCommentsOf } from '../comment/service.ts'
import { audiencesOf, loadCommunity, viewerMembership } from '../community/service.ts'
import { findDeniedWordIn, isReported } from '../moderation/service.ts'
import { upsertTexts } from '../search/service.ts'
import type { CreatePostInput, DeletePostInput } from '../types.generated.ts'
import { closeDraft } from './draftStore.ts'
import { foundText } from './searching.ts'
import { postKey } from './service.ts'
import {
  findByKey,
  findPost,
  findPostedSince,
  forgetPost,
  insertPost,
  lockAuthor,
  setDeleted,
} from './store.ts'
import type { PostRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    forgetPost: { postId: string }
  }
}

export const postJobs: JobKinds = { forgetPost: { run: forgetDeleted } }

const keyShape = /^[\x21-\x7e]{1,100}$/
/** One in five seconds, and 300 in an hour (Misskey's). */
const pauseMs = 5_000
const hourMs = 60 * 60_000
const postsAnHour = 300

/**
 * Posts a text: permission first, then the text, then one transaction. The same key again answers with the post already
 * written, also when both arrive at once.
 */
export async function createPost(context: GatewayContext, input: CreatePostInput) {
  const { userId: authorId, db, now } = context
  const { communityId, idempotencyKey } = input
  const commentAudience = input.commentAudience ?? 'ALL'
  if (authorId === null) return { __typename: 'UnauthenticatedError' as const }
  const community = await loadCommunity(context, communityId)
  if (!community) return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const audiences = await audiencesOf(context, communityId, authorId)
  const audience = audiences.find((each) => each === input.audience) ?? audiences[0]
  const text = cleanPost(input.text)
  const refused = await refuseText(context, text)
  if (refused) return refused
  // No fan's doing, so there are no words for it.
  if (!keyShape.test(idempotencyKey) || !keyShape.test(input.draftKey ?? idempotencyKey))
    throw new GraphQLError('A key takes 1 to 100 printable ASCII characters.', {
      extensions: { code: 'BAD_USER_INPUT' },
    })
  const postedAt = now()
  const answer = await db.transaction(async (transaction) => {
    await lockAuthor(transaction, authorId)
    const served = await findByKey(transaction, authorId, idempotencyKey)
    if (served)
      return isSame(served, { text, communityId, audience, commentAudience })
        ? written(served)
        : { __typename: 'IdempotencyKeyReusedError' as const, field: 'idempotencyKey' }
    const retryAt = await rateLimit(transaction, authorId, postedAt)
    if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt }
    const row = { id: newId('post'), communityId, authorId, text, postedAt }
    const readers = { audience, commentAudience }
    const made = await insertPost(transaction, {
      ...{ ...row, ...readers, idempotencyKey, deletedAt: null, heldAt: null },
    })
    await upsertTexts(transaction, [foundText(made)])
    if (input.draftKey)
      await closeDraft(transaction, {
        ...{ fanId: authorId, communityId, key: input.draftKey, at: postedAt },
      })
    return written(made)
  })
  if (answer.__typename === 'CreatePostSuccess')
    context.events.publish(context.tenantId, { type: 'postCreated', communityId })
  return answer
}

type Written = Pick<PostRow, 'text' | 'communityId' | 'audience' | 'commentAudience'>

const isSame = (one: Written, other: Written) =>
  one.text === other.text &&
  one.communityId === other.communityId &&
  one.audience === other.audience &&
  one.commentAudience === other.commentAudience

const written = (post: PostRow) => ({
  __typename: 'CreatePostSuccess' as const,
  postEdge: { node: post, cursor: encodeCursor(postKey(post)) },
})

async function refuseText(context: GatewayContext, text: string) {
  const code = postProblem(text)
  if (code)
    return {
      ...{ __typename: 'PostTextError' as const, field: 'text', code },
      maxLength: postMaxLength,
    }
  const word = await findDeniedWordIn(context, text, 'EVERYWHERE')
  return word === undefined
    ? undefined
    : { __typename: 'TextModerationError' as const, field: 'text', word }
}

/** When the author may post again; undefined where they may now. */
async function rateLimit(transaction: Transaction, authorId: string, at: Date) {
  const since = new Date(at.getTime() - hourMs)
  const recent = await findPostedSince(transaction, authorId, { since, most: postsAnHour })
  const [newest] = recent
  if (newest && newest.getTime() + pauseMs > at.getTime())
    return new Date(newest.getTime() + pauseMs)
  const oldest = recent[postsAnHour - 1]
  return oldest && new Date(oldest.getTime() + hourMs)
}

/** Takes an own post away from everyone, or brings it back within a minute. Others' are as if they were not there. */
export async function deletePost(context: GatewayContext, { postId, isDeleted }: DeletePostInput) {
  const { userId, db, now, jobs, tenantId } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const own = await findPost(db, postId)
  if (own?.authorId !== userId) return { __typename: 'NotFoundError' as const, field: 'postId' }
  const at = now()
  const since = new Date(at.getTime() - undoMs)
  const changed = await db.transaction(async (transaction) => {
    const row = await setDeleted(transaction, { id: postId, at, isDeleted, since })
    const forgetAt = new Date(at.getTime() + undoMs)
    if (row && isDeleted)
      await jobs.enqueue(tenantId, 'forgetPost', { postId }, transaction, forgetAt)
    return row
  })
  if (changed) return { __typename: 'DeletePostSuccess' as const, post: changed }
  // What is so already is no error: the same asked twice.
  return (own.deletedAt !== null) === isDeleted
    ? { __typename: 'DeletePostSuccess' as const, post: own }
    : { __typename: 'PostSettledError' as const }
}

/** What was deleted and not brought back is forgotten, unless somebody has reported it: then it is evidence. */
async function forgetDeleted({ db, now }: JobContext, { postId }: { postId: string }) {
  if (await isReported(db, 'POST', postId)) return
  const by = new Date(now().getTime() - undoMs)
  await db.transaction(async (transaction) => {
    if (await forgetPost(transaction, postId, by)) await forgetCommentsOf(transaction, postId)
  })
}
