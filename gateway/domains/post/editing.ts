import { postText } from '#rules/post.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { pollOfPost } from '../poll/service.ts'
import { upsertTexts } from '../search/service.ts'
import type { EditPostInput } from '../types.generated.ts'
import { admitChanged, editWritten, foundText, placeIn, refuseText } from '../written/service.ts'
import { postSearch } from './searching.ts'
import { post } from './tables.ts'

/** Another text for an own post that stands, which is found by it from then on. */
export function editPost(context: GatewayContext, { postId, revision, ...input }: EditPostInput) {
  return editWritten(
    context,
    { name: 'Post', table: post },
    {
      id: postId,
      revision,
      async admit(own) {
        const said = { ...input, place: placeIn(own.communityId), clean: postText.clean }
        const { text, mentions, refused } = await admitChanged(context, own, said)
        if (refused) return { refused }
        // Beside pictures nothing need be said, unless something is asked.
        const mayBeEmpty = own.pictures.length > 0 && !(await pollOfPost(context.db, own.id))
        const why =
          text === '' && mayBeEmpty
            ? undefined
            : await refuseText(context, { text, rules: postText, error: 'PostTextError' })
        return why ? { refused: why } : { words: { text, mentions } }
      },
      follow: (transaction, row) => upsertTexts(transaction, [foundText(postSearch, row)]),
    },
  )
}
