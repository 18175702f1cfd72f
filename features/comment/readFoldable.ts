import { graphql, readInlineData } from 'react-relay'
import type { readFoldable_comment$key } from './__generated__/readFoldable_comment.graphql.ts'

/** What a list reads of a comment to know whether it stands there. */
export function readFoldable(comment: readFoldable_comment$key) {
  const { id, text, isDeleted, author } = readInlineData(
    graphql`
      fragment readFoldable_comment on Comment @inline @throwOnFieldError {
        id
        text
        isDeleted
        author {
          id
        }
      }
    `,
    comment,
  )
  return { id, text, isDeleted, authorId: author?.id }
}
