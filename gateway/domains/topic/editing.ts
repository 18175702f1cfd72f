import { topicTexts } from '#rules/topic.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { upsertTexts } from '../search/service.ts'
import type { EditTopicInput } from '../types.generated.ts'
import { admitChanged, editWritten, foundText, placeIn } from '../written/service.ts'
import { topicSearch } from './searching.ts'
import { topic } from './tables.ts'
import { refuseWords } from './writing.ts'

/** Another title and text for an own topic that stands, which is found by them from then on. */
export function editTopic(
  context: GatewayContext,
  { topicId, revision, ...input }: EditTopicInput,
) {
  const title = topicTexts.title.clean(input.title)
  return editWritten(
    context,
    { name: 'Topic', table: topic },
    {
      id: topicId,
      revision,
      async admit(own) {
        const place = placeIn(own.communityId)
        const said = { ...input, place, clean: topicTexts.text.clean }
        const { text, mentions, refused } = await admitChanged(context, own, said)
        const why = refused ?? (await refuseWords(context, { title, text }))
        return why ? { refused: why } : { words: { title, text, mentions } }
      },
      follow: (transaction, row) => upsertTexts(transaction, [foundText(topicSearch, row)]),
    },
  )
}
