import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { JobKinds } from '../../platform/jobs/kinds.ts'
import type { DeleteCommentInput } from '../types.generated.ts'
import { findWritten, forgetDeleted, setDeletion } from '../written/service.ts'
import { comments } from './kind.ts'
import { loadSubject } from './service.ts'
import { comment } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    forgetComment: { commentId: string }
  }
}

export const commentJobs: JobKinds = {
  forgetComment: { run: (context, { commentId }) => forgetDeleted(context, comments, commentId) },
}

/**
 * Takes an own comment away from everyone, with its replies, or brings it back within a minute. Others' are as if they
 * were not there.
 */
export async function deleteComment(
  context: GatewayContext,
  { commentId, isDeleted }: DeleteCommentInput,
) {
  const { userId, db, jobs, tenantId } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const own = await findWritten(db, comment, commentId)
  if (own?.authorId !== userId || !(await loadSubject(context, own.subjectId)))
    return { __typename: 'NotFoundError' as const, field: 'commentId' }
  const row = await setDeletion(context, comments, {
    own,
    isDeleted,
    forgetLater: (transaction, at) =>
      jobs.enqueue(tenantId, 'forgetComment', { commentId }, transaction, at),
  })
  // What was counted before is not what the answer tells.
  context.clearLoaders()
  return row
    ? { __typename: 'DeleteCommentSuccess' as const, comment: row }
    : { __typename: 'CommentSettledError' as const }
}
