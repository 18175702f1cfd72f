import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, { type OnboardingScreenQuery } from './__generated__/OnboardingScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<OnboardingScreenQuery>({
  query,
  variables: () => ({}),
})
