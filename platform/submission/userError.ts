import { graphql, readInlineData } from 'react-relay'
import type { UserErrors } from '#schema/types.generated.ts'
import type { userError_error$key } from './__generated__/userError_error.graphql.ts'

/** What a person did wrong, as a mutation's union says it. */
export type UserError = {
  [Name in keyof UserErrors]: UserErrors[Name] & {
    readonly __typename: Name
    /** The input field at fault. */
    readonly field?: string | null
    /** ISO 8601: when the same is accepted. */
    readonly retryAt?: string | null
  }
}[keyof UserErrors]

/** Reads what a mutation selects by `...userError_error @alias(as: "error")`. */
export function readUserError(error: userError_error$key): UserError {
  const read = readInlineData(
    graphql`
      fragment userError_error on UserError @inline {
        __typename
        field
        code
        retryAt
        values
      }
    `,
    error,
  )
  // Of a newer contract it may be a type that this build does not know: it has words all the same.
  return read as UserError
}
