import { GraphQLError } from 'graphql'

/** An error whose words are for the caller, with its HTTP status and headers. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): GraphQLError {
  const http = headers ? { status, headers } : { status }
  return new GraphQLError(message, { extensions: { code, http } })
}
