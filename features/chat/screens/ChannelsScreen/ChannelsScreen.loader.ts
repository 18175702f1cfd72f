import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type ChannelsScreenQuery } from './__generated__/ChannelsScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<ChannelsScreenQuery>({ query, variables: () => ({}) })
