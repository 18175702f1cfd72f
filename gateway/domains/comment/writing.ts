import { GraphQLError } from 'graphql'
import { cleanComment, commentMaxLength, commentProblem } from '#rules/comment.ts'
import { dayInJapan } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import { newId } from '../../platform/ids.ts'
import { viewerMembership } from '../community/service.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import { blockBetween } from '../mute/service.ts'
import { tellFan } from '../notification/service.ts'
import type { CreateCommentInput } from '../types.generated.ts'
import { barOf, commentKey, loadComment, loadSubject, type Subject } from './service.ts'
import {
  findByKey,
  findWrittenSince,
  insertComment,
  lockAuthor,
  lockParent,
  lockSubject,
} from './store.ts'
import type { CommentRow } from './tables.ts'

const keyShape = /^[\x21-\x7e]{1,100}$/
/** Ten in a minute, and 300 in an hour: a quick answer is let through, a flood is not. */
const limits = [
  { most: 10, ms: 60_000 },
  { most: 300, ms: 60 * 60_000 },
]

/**
 * Comments, or replies: permission first, then the text, then one transaction. The same key again answers with the
 * comment already written, also when both arrive at once.
 */
export async function createComment(context: GatewayContext, input: CreateCommentInput) {
  const { userId: authorId, db, now } = context
  const { subjectId, idempotencyKey } = input
  if (authorId === null) return { __typename: 'UnauthenticatedError' as const }
  const subject = await loadSubject(context, subjectId)
  if (!subject) return { __typename: 'NotFoundError' as const, field: 'subjectId' }
  const { communityId } = subject
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const answered = input.replyToId ? await loadComment(context, input.replyToId) : undefined
  if (answered === null || (answered && answered.subjectId !== subjectId))
    return { __typename: 'NotFoundError' as const, field: 'replyToId' }
  const code = (await barOf(context, subject)) ?? (await barOfReply(context, answered))
  if (code) return { __typename: 'CommentClosedError' as const, code }
  const text = cleanComment(input.text)
  const refused = await refuseText(context, text)
  if (refused) return refused
  // No fan's doing, so there are no words for it.
  if (!keyShape.test(idempotencyKey))
    throw new GraphQLError('The idempotencyKey takes 1 to 100 printable ASCII characters.', {
      extensions: { code: 'BAD_USER_INPUT' },
    })
  const postedAt = now()
  const parentId = answered ? (answered.parentId ?? answered.id) : null
  const outcome = await db.transaction(async (transaction) => {
    await lockAuthor(transaction, authorId)
    const served = await findByKey(transaction, authorId, idempotencyKey)
    if (served)
      return served.text === text && served.subjectId === subjectId && served.parentId === parentId
        ? served
        : { __typename: 'IdempotencyKeyReusedError' as const, field: 'idempotencyKey' }
    const kind = subject.__typename === 'Post' ? 'post' : 'topic'
    if (!(await lockSubject(transaction, kind, subjectId)))
      return { __typename: 'NotFoundError' as const, field: 'subjectId' }
    if (parentId !== null && !(await lockParent(transaction, parentId)))
      return { __typename: 'NotFoundError' as const, field: 'replyToId' }
    const retryAt = await rateLimit(transaction, authorId, postedAt)
    if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt }
    const row = { id: newId('comment'), communityId, subjectId, parentId, authorId, text }
    const made = await insertComment(
      transaction,
      { ...row, idempotencyKey, postedAt, deletedAt: null, heldAt: null },
      dayInJapan(postedAt),
    )
    await tell(transaction, made, { subject, answered })
    return made
  })
  if ('__typename' in outcome) return outcome
  // What was counted before is not what the answer tells.
  context.clearLoaders()
  return written(outcome, subject)
}

const written = (comment: CommentRow, subject: Subject) => ({
  __typename: 'CreateCommentSuccess' as const,
  commentEdge: { node: comment, cursor: encodeCursor(commentKey(comment)) },
  subject,
})

/** A block holds both ways: what the viewer folds away they don't answer. */
async function barOfReply(context: GatewayContext, answered: CommentRow | undefined) {
  const side = answered && (await blockBetween(context, answered.authorId))
  return side === undefined ? undefined : ('BLOCKING' as const)
}

async function refuseText(context: GatewayContext, text: string) {
  const code = commentProblem(text)
  if (code)
    return {
      ...{ __typename: 'CommentTextError' as const, field: 'text', code },
      maxLength: commentMaxLength,
    }
  const word = await findDeniedWordIn(context, text, 'EVERYWHERE')
  return word === undefined
    ? undefined
    : { __typename: 'TextModerationError' as const, field: 'text', word }
}

/** When the author may comment again; undefined where they may now. */
async function rateLimit(transaction: Transaction, authorId: string, at: Date) {
  for (const { most, ms } of limits) {
    const since = new Date(at.getTime() - ms)
    const oldest = (await findWrittenSince(transaction, authorId, { since, most }))[most - 1]
    if (oldest) return new Date(oldest.getTime() + ms)
  }
  return undefined
}

/** Tells whoever is answered; or else the author of what it is about. */
async function tell(
  transaction: Transaction,
  { id: subjectId, communityId, authorId: actorId, postedAt: at }: CommentRow,
  { subject, answered }: { subject: Subject; answered: CommentRow | undefined },
) {
  const deed = { subjectId, communityId, actorId, at }
  await tellFan(
    transaction,
    answered
      ? { ...deed, kind: 'COMMENT_REPLY', fanId: answered.authorId }
      : { ...deed, kind: 'COMMENT', fanId: subject.authorId },
  )
}
