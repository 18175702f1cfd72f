import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<HomeScreenQuery>({ query, variables: () => ({}) })
