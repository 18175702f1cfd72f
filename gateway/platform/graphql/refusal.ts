import { GraphQLError } from 'graphql'

/** An error whose words are for the caller, with its HTTP status. */
export function refusal(status: number, code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } })
}
