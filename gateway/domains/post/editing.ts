import { postText } from '#rules/post.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { pollOfPost } from '../poll/service.ts'
import { upsertTexts } from '../search/service.ts'
import type { EditPostInput } from '../types.generated.ts'
import { editWritten, foundText, refuseText } from '../written/service.ts'
import { postSearch } from './searching.ts'
import { post } from './tables.ts'

/** Another text for an own post that stands, which is found by it from then on. */
export function editPost(context: GatewayContext, { postId, revision, ...input }: EditPostInput) {
  const text = postText.clean(input.text)
  return editWritten(
    context,
    { name: 'Post', table: post },
    {
      id: postId,
      words: { text },
      revision,
      // Beside pictures nothing need be said, unless something is asked.
      refuse: async ({ id, pictures }) =>
        text === '' && pictures.length > 0 && !(await pollOfPost(context.db, id))
          ? undefined
          : refuseText(context, { text, rules: postText, error: 'PostTextError' }),
      follow: (transaction, row) => upsertTexts(transaction, [foundText(postSearch, row)]),
    },
  )
}
