import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type BlockedScreenQuery } from './__generated__/BlockedScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<BlockedScreenQuery>({ query, variables: () => ({}) })
