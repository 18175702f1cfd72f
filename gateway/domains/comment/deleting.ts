import { undoMs } from '#rules/message.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { isReported } from '../moderation/service.ts'
import type { DeleteCommentInput } from '../types.generated.ts'
import { loadSubject } from './service.ts'
import { findComment, forgetComment, setDeleted } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    forgetComment: { commentId: string }
  }
}

export const commentJobs: JobKinds = { forgetComment: { run: forgetDeleted } }

/**
 * Takes an own comment away from everyone, with its replies, or brings it back within a minute. Others' are as if they
 * were not there.
 */
export async function deleteComment(
  context: GatewayContext,
  { commentId, isDeleted }: DeleteCommentInput,
) {
  const { userId, db, now, jobs, tenantId } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const own = await findComment(db, commentId)
  if (own?.authorId !== userId || !(await loadSubject(context, own.subjectId)))
    return { __typename: 'NotFoundError' as const, field: 'commentId' }
  const at = now()
  const since = new Date(at.getTime() - undoMs)
  const changed = await db.transaction(async (transaction) => {
    const row = await setDeleted(transaction, { id: commentId, at, isDeleted, since })
    const forgetAt = new Date(at.getTime() + undoMs)
    if (row && isDeleted)
      await jobs.enqueue(tenantId, 'forgetComment', { commentId }, transaction, forgetAt)
    return row
  })
  // What was counted before is not what the answer tells.
  context.clearLoaders()
  if (changed) return { __typename: 'DeleteCommentSuccess' as const, comment: changed }
  // What is so already is no error: the same asked twice.
  return (own.deletedAt !== null) === isDeleted
    ? { __typename: 'DeleteCommentSuccess' as const, comment: own }
    : { __typename: 'CommentSettledError' as const }
}

/** What was deleted and not brought back is forgotten, unless somebody has reported it: then it is evidence. */
async function forgetDeleted({ db, now }: JobContext, { commentId }: { commentId: string }) {
  if (await isReported(db, 'COMMENT', commentId)) return
  const by = new Date(now().getTime() - undoMs)
  await db.transaction((transaction) => forgetComment(transaction, commentId, by))
}
