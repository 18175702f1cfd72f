import { commentText } from '#rules/comment.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { EditCommentInput } from '../types.generated.ts'
import { editWritten, refuseText } from '../written/service.ts'
import { loadComment } from './service.ts'
import { comment } from './tables.ts'

/** Another text for an own comment that stands, where the viewer may still read what it is about. */
export function editComment(
  context: GatewayContext,
  { commentId, revision, ...input }: EditCommentInput,
) {
  const text = commentText.clean(input.text)
  return editWritten(
    context,
    { name: 'Comment', table: comment },
    {
      id: commentId,
      words: { text },
      revision,
      refuse: async () =>
        (await loadComment(context, commentId))
          ? refuseText(context, { text, rules: commentText, error: 'CommentTextError' })
          : { __typename: 'NotFoundError' as const, field: 'commentId' },
    },
  )
}
