import { GraphQLError } from 'graphql'
import { undoMs } from '#rules/message.ts'
import { cleanTopic, topicLengths, topicProblem, type TopicField } from '#rules/topic.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import { newId } from '../../platform/ids.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { forgetCommentsOf } from '../comment/service.ts'
import { audiencesOf, viewerMembership } from '../community/service.ts'
import { findDeniedWordIn, isReported } from '../moderation/service.ts'
import type { CreateTopicInput, DeleteTopicInput } from '../types.generated.ts'
import { loadCategory, topicKey } from './service.ts'
import {
  findByKey,
  findTopic,
  findWrittenSince,
  forgetTopic,
  insertTopic,
  lockAuthor,
  setDeleted,
} from './store.ts'
import type { TopicRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    forgetTopic: { topicId: string }
  }
}

export const topicJobs: JobKinds = { forgetTopic: { run: forgetDeleted } }

const keyShape = /^[\x21-\x7e]{1,100}$/
/** One in fifteen seconds, and 20 in a day (Discourse's). */
const pauseMs = 15_000
const dayMs = 24 * 60 * 60_000
const topicsADay = 20

/**
 * Opens a topic: permission first, then its words, then one transaction. The same key again answers with the topic
 * already written, also when both arrive at once.
 */
export async function createTopic(context: GatewayContext, input: CreateTopicInput) {
  const { userId: authorId, db, now } = context
  const { categoryId, idempotencyKey } = input
  if (authorId === null) return { __typename: 'UnauthenticatedError' as const }
  const category = await loadCategory(context, categoryId)
  if (!category) return { __typename: 'NotFoundError' as const, field: 'categoryId' }
  const { communityId } = category
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const audiences = await audiencesOf(context, communityId, authorId)
  const audience = audiences.find((each) => each === input.audience) ?? audiences[0]
  const title = cleanTopic.title(input.title)
  const text = cleanTopic.text(input.text)
  const refused = (await refuse(context, 'title', title)) ?? (await refuse(context, 'text', text))
  if (refused) return refused
  // No fan's doing, so there are no words for it.
  if (!keyShape.test(idempotencyKey))
    throw new GraphQLError('The idempotencyKey takes 1 to 100 printable ASCII characters.', {
      extensions: { code: 'BAD_USER_INPUT' },
    })
  const postedAt = now()
  return db.transaction(async (transaction) => {
    await lockAuthor(transaction, authorId)
    const served = await findByKey(transaction, authorId, idempotencyKey)
    if (served)
      return isSame(served, { title, text, categoryId, audience })
        ? written(served)
        : { __typename: 'IdempotencyKeyReusedError' as const, field: 'idempotencyKey' }
    const retryAt = await rateLimit(transaction, authorId, postedAt)
    if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt }
    const row = { id: newId('topic'), communityId, categoryId, authorId, title, text }
    return written(
      await insertTopic(transaction, {
        ...{ ...row, audience, idempotencyKey, postedAt, deletedAt: null, heldAt: null },
      }),
    )
  })
}

type Written = Pick<TopicRow, 'title' | 'text' | 'categoryId' | 'audience'>

const isSame = (one: Written, other: Written) =>
  one.title === other.title &&
  one.text === other.text &&
  one.categoryId === other.categoryId &&
  one.audience === other.audience

const written = (topic: TopicRow) => ({
  __typename: 'CreateTopicSuccess' as const,
  topicEdge: { node: topic, cursor: encodeCursor(topicKey(topic)) },
})

async function refuse(context: GatewayContext, field: TopicField, text: string) {
  const code = topicProblem(field, text)
  const { min: minLength, max: maxLength } = topicLengths[field]
  if (code) return { __typename: 'WriteTopicError' as const, field, code, minLength, maxLength }
  const word = await findDeniedWordIn(context, text, 'EVERYWHERE')
  return word === undefined
    ? undefined
    : { __typename: 'TextModerationError' as const, field, word }
}

/** When the author may write again; undefined where they may now. */
async function rateLimit(transaction: Transaction, authorId: string, at: Date) {
  const since = new Date(at.getTime() - dayMs)
  const recent = await findWrittenSince(transaction, authorId, { since, most: topicsADay })
  const [newest] = recent
  if (newest && newest.getTime() + pauseMs > at.getTime())
    return new Date(newest.getTime() + pauseMs)
  const oldest = recent[topicsADay - 1]
  return oldest && new Date(oldest.getTime() + dayMs)
}

/** Takes an own topic away from everyone, or brings it back within a minute. Others' are as if they were not there. */
export async function deleteTopic(
  context: GatewayContext,
  { topicId, isDeleted }: DeleteTopicInput,
) {
  const { userId, db, now, jobs, tenantId } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const own = await findTopic(db, topicId)
  if (own?.authorId !== userId) return { __typename: 'NotFoundError' as const, field: 'topicId' }
  const at = now()
  const since = new Date(at.getTime() - undoMs)
  const changed = await db.transaction(async (transaction) => {
    const row = await setDeleted(transaction, { id: topicId, at, isDeleted, since })
    const forgetAt = new Date(at.getTime() + undoMs)
    if (row && isDeleted)
      await jobs.enqueue(tenantId, 'forgetTopic', { topicId }, transaction, forgetAt)
    return row
  })
  if (changed) return { __typename: 'DeleteTopicSuccess' as const, topic: changed }
  // What is so already is no error: the same asked twice.
  return (own.deletedAt !== null) === isDeleted
    ? { __typename: 'DeleteTopicSuccess' as const, topic: own }
    : { __typename: 'TopicSettledError' as const }
}

/** What was deleted and not brought back is forgotten, unless somebody has reported it: then it is evidence. */
async function forgetDeleted({ db, now }: JobContext, { topicId }: { topicId: string }) {
  if (await isReported(db, 'TOPIC', topicId)) return
  const by = new Date(now().getTime() - undoMs)
  await db.transaction(async (transaction) => {
    if (await forgetTopic(transaction, topicId, by)) await forgetCommentsOf(transaction, topicId)
  })
}
