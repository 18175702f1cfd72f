import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type ChatScreenQuery } from './__generated__/ChatScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<ChatScreenQuery>({
  query,
  variables: ({ channel_id }) => ({ channelId: channel_id ?? '' }),
})
