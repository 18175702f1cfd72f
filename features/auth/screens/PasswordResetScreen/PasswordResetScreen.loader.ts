import { defineScreenQuery } from '#platform/routing/defineScreenQuery.ts'
import query, {
  type PasswordResetScreenQuery,
} from './__generated__/PasswordResetScreenQuery.graphql.ts'

export const screenQuery = defineScreenQuery<PasswordResetScreenQuery>({
  query,
  variables: () => ({}),
})
