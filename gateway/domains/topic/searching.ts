import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { searchWritten, type SearchArgs, type WrittenSearch } from '../written/service.ts'
import { findStanding } from './store.ts'
import type { TopicRow } from './tables.ts'

/** How topics are found: by their titles as well. */
export const topicSearch: WrittenSearch<TopicRow> = {
  kind: 'topic',
  most: listSizes['Community.searchTopics'],
  textOf: ({ title, text }) => `${title}\n${text}`,
  findStanding,
}

/** A page of the topics that hold all words; none where there are none to look for, or the viewer may not enter. */
export const searchTopics = (context: GatewayContext, communityId: string, args: SearchArgs) =>
  searchWritten(context, communityId, topicSearch, args)
