import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type AppLayoutQuery } from './__generated__/AppLayoutQuery.graphql.ts'

export const layoutQuery = defineScreenQuery<AppLayoutQuery>({ query, variables: () => ({}) })
