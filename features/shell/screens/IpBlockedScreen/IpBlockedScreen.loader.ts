import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type IpBlockedScreenQuery } from './__generated__/IpBlockedScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<IpBlockedScreenQuery>({ query, variables: () => ({}) })
