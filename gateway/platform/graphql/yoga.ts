import { createYoga, type Plugin } from 'graphql-yoga'
import { compressAnswer } from '../http/compress.ts'
import type { Arrival, Handler } from '../http/server.ts'
import { admitRequest } from './admission.ts'
import { createKeeping } from './answers.ts'
import { readRequest } from './readRequest.ts'
import type { GatewayContext } from './context.ts'
import type { GraphqlParts } from './http.ts'
import { maskError } from './maskError.ts'
import type { Operations } from './operations.ts'
import { refusal } from './refusal.ts'

type ServerContext = Pick<Arrival, 'requester' | 'readBody'>

/**
 * `/graphql` by yoga, for development, where any text may come, and as the measure of `http.ts`: the protocol
 * is the library's, what is asked, who asks, how it runs and who may keep the answer are ours.
 */
export function createYogaHandler({
  services,
  operations,
  rate,
  personalCookies,
}: GraphqlParts): Handler {
  const cookies = new WeakMap<Request, string[]>()
  const keepingOf = createKeeping(personalCookies, services.config)
  const allowed = {
    manifest: operations.manifest,
    isGetEnabled: services.config.isGetEnabled,
  }
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema: operations.schema,
    graphqlEndpoint: '/graphql',
    batching: false,
    multipart: false,
    // `readRequest` has its limit, and `operations` keeps what was parsed and found valid.
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    maskedErrors: { maskError: (error) => maskError(error, services) },
    context: ({ request, requester }) => {
      const own: string[] = []
      cookies.set(request, own)
      const headers = Object.fromEntries(request.headers)
      return admitRequest(services, rate, { headers, requester, cookies: own })
    },
    plugins: [
      useOperations(operations),
      {
        onRequestParse({ request, serverContext: { readBody }, setRequestParser }) {
          const { method, url, headers } = request
          const call = { method, url, contentType: headers.get('content-type'), readBody }
          setRequestParser(async () => {
            const { text, operationName, variables } = await readRequest(call, allowed)
            return { query: text, operationName, variables }
          })
        },
        async onResponse({ request, response, setResponse, fetchAPI }) {
          const { status, statusText, headers } = response
          for (const cookie of cookies.get(request) ?? []) headers.append('set-cookie', cookie)
          const own = { method: request.method, headers: Object.fromEntries(request.headers) }
          for (const [name, value] of Object.entries(keepingOf(own, status)))
            headers.set(name, value)
          if (!/json/.test(headers.get('content-type') ?? '')) return
          const accepted = request.headers.get('accept-encoding')
          const { body, length, encoding } = await compressAnswer(await response.text(), accepted)
          if (encoding) headers.set('content-encoding', encoding)
          headers.set('content-length', String(length))
          setResponse(new fetchAPI.Response(body, { status, statusText, headers }))
        },
      } satisfies Plugin<object, ServerContext>,
    ],
  })
  // What yoga itself throws is the server's to answer: its own way would tell the stack.
  return async (request, { requester, readBody }) =>
    yoga.handleRequest(request, { requester, readBody })
}

function useOperations(operations: Operations): Plugin<GatewayContext> {
  return {
    onParse({ params, setParsedDocument }) {
      setParsedDocument(operations.read(String(params.source)).document)
    },
    onValidate({ params, setResult }) {
      const { problems } = operations.ofDocument(params.documentAST)
      if (problems.length > 0) setResult([...problems])
    },
    onExecute({ setExecuteFn }) {
      setExecuteFn(({ document, operationName, contextValue, variableValues }) => {
        const known = operations.ofDocument(document)
        const operation = operations.find(known, operationName ?? undefined)
        return operations.execute(operation, contextValue as GatewayContext, variableValues ?? {})
      })
    },
    onSubscribe() {
      throw refusal(400, 'STREAM_ONLY', 'Subscriptions run over /stream.')
    },
  }
}
