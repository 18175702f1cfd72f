import type { Handler } from '../http/server.ts'
import type { createGraphql } from './yoga.ts'

/** `/graphql`. What yoga itself throws is the server's to answer: its own way would tell the stack. */
export function createGraphqlHandler(yoga: ReturnType<typeof createGraphql>): Handler {
  return async (request, { requester, readBody }) =>
    new URL(request.url).pathname === '/graphql'
      ? yoga.handleRequest(request, { requester, readBody })
      : undefined
}
