import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type SettingsScreenQuery } from './__generated__/SettingsScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<SettingsScreenQuery>({ query, variables: () => ({}) })
