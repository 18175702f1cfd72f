import { commentText } from '#rules/comment.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import { newId } from '../../platform/ids.ts'
import { viewerMembership } from '../community/service.ts'
import { wordsOf } from '../mention/service.ts'
import { blockBetween } from '../mute/service.ts'
import { notify } from '../notification/service.ts'
import type { CreateCommentInput } from '../types.generated.ts'
import {
  admitWritten,
  refuseText,
  saidIn,
  tellMentioned,
  writeOnce,
  writtenKey,
} from '../written/service.ts'
import { comments } from './kind.ts'
import { barOf, loadComment, loadSubject, placeOf, type Subject } from './service.ts'
import { insertComment, lockParent, lockSubject } from './store.ts'
import type { CommentRow } from './tables.ts'

/**
 * Comments, or replies: permission first, then the text, then one transaction. The same key again answers with the
 * comment already written, also when both arrive at once.
 */
export async function createComment(context: GatewayContext, input: CreateCommentInput) {
  const { userId: authorId, now } = context
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
  const admitting = { place: placeOf(subject), clean: commentText.clean }
  const mentioning = await admitWritten(context, input, admitting)
  const { text, mentions } = mentioning
  const refused = await refuseText(context, { text, rules: commentText, error: 'CommentTextError' })
  if (refused) return refused
  const postedAt = now()
  const parentId = answered ? (answered.parentId ?? answered.id) : null
  const written = await writeOnce(context, comments, {
    authorId,
    idempotencyKey,
    at: postedAt,
    isSame: (served) =>
      wordsOf(saidIn(served)) === wordsOf(mentioning) &&
      served.subjectId === subjectId &&
      served.parentId === parentId,
    async write(transaction) {
      if (mentioning.refused) return mentioning.refused
      const kind = subject.__typename === 'Post' ? 'post' : 'topic'
      if (!(await lockSubject(transaction, kind, subjectId)))
        return { __typename: 'NotFoundError' as const, field: 'subjectId' }
      if (parentId !== null && !(await lockParent(transaction, parentId)))
        return { __typename: 'NotFoundError' as const, field: 'replyToId' }
      const row = {
        id: newId('comment'),
        communityId,
        subjectId,
        parentId,
        authorId,
        text,
        mentions,
      }
      const made = await insertComment(transaction, {
        ...row,
        idempotencyKey,
        postedAt,
        editedAt: null,
        revision: 0,
        deletedAt: null,
        heldAt: null,
      })
      await tell(transaction, made, { subject, answered })
      if (mentions.length > 0) await tellMentioned(transaction, made)
      return made
    },
  })
  if ('__typename' in written) return written
  // What was counted before is not what the answer tells.
  context.clearLoaders()
  return success(written, subject)
}

const success = (comment: CommentRow, subject: Subject) => ({
  __typename: 'CreateCommentSuccess' as const,
  commentEdge: { node: comment, cursor: encodeCursor(writtenKey(comment)) },
  subject,
})

/** A block holds both ways: what the viewer folds away they don't answer. */
async function barOfReply(context: GatewayContext, answered: CommentRow | undefined) {
  const side = answered && (await blockBetween(context, answered.authorId))
  return side === undefined ? undefined : ('BLOCKING' as const)
}

/** Tells whoever is answered; or else the author of what it is about. */
async function tell(
  transaction: Transaction,
  { id: subjectId, communityId, authorId: actorId, postedAt: at }: CommentRow,
  { subject, answered }: { subject: Subject; answered: CommentRow | undefined },
) {
  const deed = { subjectId, communityId, actorId, at }
  await notify(
    transaction,
    answered
      ? { ...deed, kind: 'COMMENT_REPLY', fanId: answered.authorId }
      : { ...deed, kind: 'COMMENT', fanId: subject.authorId },
  )
}
