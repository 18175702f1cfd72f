import { topicTexts } from '#rules/topic.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { upsertTexts } from '../search/service.ts'
import type { EditTopicInput } from '../types.generated.ts'
import { editWritten, foundText } from '../written/service.ts'
import { topicSearch } from './searching.ts'
import { topic } from './tables.ts'
import { refuseWords } from './writing.ts'

/** Another title and text for an own topic that stands, which is found by them from then on. */
export function editTopic(
  context: GatewayContext,
  { topicId, revision, ...input }: EditTopicInput,
) {
  const words = {
    title: topicTexts.title.clean(input.title),
    text: topicTexts.text.clean(input.text),
  }
  return editWritten(
    context,
    { name: 'Topic', table: topic },
    {
      id: topicId,
      words,
      revision,
      refuse: () => refuseWords(context, words),
      follow: (transaction, row) => upsertTexts(transaction, [foundText(topicSearch, row)]),
    },
  )
}
