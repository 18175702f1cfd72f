import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type LoginScreenQuery } from './__generated__/LoginScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<LoginScreenQuery>({ query, variables: () => ({}) })
