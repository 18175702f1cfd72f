import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationTypeNode, type ExecutionResult } from 'graphql'
import { readBody } from '../http/body.ts'
import { compressAnswer } from '../http/compress.ts'
import type { RateGuard } from '../http/rate.ts'
import type { NodeHandler } from '../http/server.ts'
import { admitRequest } from './admission.ts'
import { createKeeping, mediaTypeOf, writeResult } from './answers.ts'
import { readRequest } from './readRequest.ts'
import type { Services } from './context.ts'
import { maskError } from './maskError.ts'
import type { Operations } from './operations.ts'
import { refusal } from './refusal.ts'

export type GraphqlParts = {
  services: Services
  operations: Operations
  rate?: RateGuard | undefined
  /** Cookies that make even a guest's answer theirs alone. */
  personalCookies: ReadonlySet<string>
}

/**
 * `/graphql` without a detour: what is known by its text or hash is compiled already, so a request is its body,
 * its asker and the run. `yoga.ts` gives the same answers, which `http.test.ts` holds both to.
 */
export function createGraphqlHandler({
  services,
  operations,
  rate,
  personalCookies,
}: GraphqlParts): NodeHandler {
  const keepingOf = createKeeping(personalCookies, services.config)
  const allowed = {
    manifest: operations.manifest,
    isGetEnabled: services.config.isGetEnabled,
  }

  const run = async (
    request: IncomingMessage,
    requester: string,
    cookies: string[],
  ): Promise<ExecutionResult> => {
    const { method, url = '', headers } = request
    const call = {
      method,
      url,
      contentType: headers['content-type'],
      readBody: (limit: number) => readBody(request, limit),
    }
    const { text, operationName, variables } = await readRequest(call, allowed)
    const known = operations.read(text)
    const operation = operations.find(known, operationName)
    if (operation.definition.operation === OperationTypeNode.MUTATION && method === 'GET')
      throw refusal(
        405,
        'BAD_REQUEST',
        'Can only perform a mutation operation from a POST request.',
        {
          allow: 'POST',
        },
      )
    if (known.problems.length > 0) return { errors: known.problems }
    const context = await admitRequest(services, rate, { headers, requester, cookies })
    return operations.execute(operation, context, variables)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, requester: string) => {
    const mediaType = mediaTypeOf(request.headers.accept)
    if (!mediaType) {
      response.writeHead(406, keepingOf(request, 406)).end()
      return
    }
    const cookies: string[] = []
    const result = await run(request, requester, cookies).catch((error: unknown) => ({
      errors: [error],
    }))
    const errors = result.errors?.map((error) => maskError(error, services))
    const { status, headers, text } = writeResult({ ...result, errors }, mediaType)
    const answered = compressAnswer(text, request.headers['accept-encoding'])
    const { body, length, encoding } = await answered
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    if (encoding) response.setHeader('content-encoding', encoding)
    response
      .writeHead(status, {
        ...headers,
        ...keepingOf(request, status),
        'content-length': length,
      })
      .end(body)
  }

  return (request, response, requester) => {
    if (!/^\/graphql(\?|$)/.test(request.url ?? '')) return false
    answer(request, response, requester).catch((error: unknown) => {
      services.log.error({ err: error, path: '/graphql' }, 'a request failed')
      response.destroy()
    })
    return true
  }
}
