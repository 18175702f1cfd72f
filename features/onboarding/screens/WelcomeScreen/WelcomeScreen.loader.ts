import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type WelcomeScreenQuery } from './__generated__/WelcomeScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<WelcomeScreenQuery>({ query, variables: () => ({}) })
