import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '../graphql/limits.ts'
import { refusal } from '../graphql/refusal.ts'
import { BodyTooLarge, isJson, parseFields, readBody } from '../http/body.ts'

/** Answers with plain text or JSON, or nothing. */
export function reply(response: ServerResponse, status: number, body: string | object = ''): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(isText ? body : JSON.stringify(body))
}

/** The fields of a JSON body. Throws a GraphQLError with its HTTP status. */
export async function readJson(request: IncomingMessage): Promise<ReadonlyMap<string, unknown>> {
  // A form of another site can't send this type unasked.
  if (!isJson(request.headers['content-type']))
    throw refusal(415, 'BAD_REQUEST', 'The body must be application/json.')
  const body = await readBody(request, limits.bodyBytes).catch((error: unknown) => {
    throw error instanceof BodyTooLarge
      ? refusal(413, 'BODY_TOO_LARGE', 'The body is larger than 100 kB.')
      : error
  })
  const fields = parseFields(body)
  if (!fields) throw refusal(400, 'BAD_REQUEST', 'The body is not a JSON object.')
  return fields
}
