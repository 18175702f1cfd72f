import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type ChatScreenQuery } from './__generated__/ChatScreenQuery.graphql.ts'

/** As many as the gateway gives at once (`Channel.messages`). */
const pageSize = 50

export const screenQuery = defineScreenQuery<ChatScreenQuery>({
  query,
  variables: ({ channel_id }) => ({ channelId: channel_id ?? '', count: pageSize }),
})
