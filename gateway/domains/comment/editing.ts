import { commentText } from '#rules/comment.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { EditCommentInput } from '../types.generated.ts'
import { admitChanged, editWritten, refuseText } from '../written/service.ts'
import { loadComment, placeOf } from './service.ts'
import { comment } from './tables.ts'

/** Another text for an own comment that stands, where the viewer may still read what it is about. */
export function editComment(
  context: GatewayContext,
  { commentId, revision, ...input }: EditCommentInput,
) {
  return editWritten(
    context,
    { name: 'Comment', table: comment },
    {
      id: commentId,
      revision,
      async admit(own) {
        if (!(await loadComment(context, commentId)))
          return { refused: { __typename: 'NotFoundError' as const, field: 'commentId' } }
        const place = placeOf({ ...own, id: own.subjectId })
        const said = { ...input, place, clean: commentText.clean }
        const { text, mentions, refused } = await admitChanged(context, own, said)
        const why =
          refused ??
          (await refuseText(context, { text, rules: commentText, error: 'CommentTextError' }))
        return why ? { refused: why } : { words: { text, mentions } }
      },
    },
  )
}
