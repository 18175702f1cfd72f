import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type HandlerScreenQuery } from './__generated__/HandlerScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<HandlerScreenQuery>({ query, variables: () => ({}) })
