import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { useGraphQlJit } from '@envelop/graphql-jit'
import { getOperationAST, GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { isOutage } from '../database/pools.ts'
import { readCookies, serializeCookie } from '../http/cookies.ts'
import type { GatewayContext, Services } from './context.ts'
import { makeContext, toLanguage } from './make-context.ts'
import { hashOperation, type OperationManifest } from './manifest.ts'
import { createGatewaySchema } from './schema.ts'

/** domain.md C5: what one request may ask for. */
const limits = { depth: 10, cost: 1000, aliases: 15, tokens: 2000 }

export type ServerContext = { requester: string }

/**
 * The GraphQL endpoint. With a manifest only its operations run: by their text, or on GET by their
 * hash where that is enabled. Without one (development, tests) any valid operation within the limits does.
 */
export function createGraphql(services: Services, manifest: OperationManifest | undefined) {
  const cookies = new WeakMap<Request, string[]>()
  const armor = new EnvelopArmor({
    maxDepth: { n: limits.depth, flattenFragments: true },
    costLimit: { maxCost: limits.cost, depthCostFactor: 1, flattenFragments: true },
    maxAliases: { n: limits.aliases },
    maxTokens: { n: limits.tokens },
    blockFieldSuggestion: { enabled: manifest !== undefined },
  }).protect()

  return createYoga<ServerContext, GatewayContext>({
    schema: createGatewaySchema(),
    graphqlEndpoint: '/graphql',
    batching: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    maskedErrors: { maskError: (error) => maskError(error, services) },
    context: async ({ request, requester }) => {
      const tenantId = request.headers.get('tenant')
      if (!tenantId) throw refusal(400, 'TENANT_MISSING', 'The `tenant` header is missing: set TENANT_ID for the app.')
      if (tenantId !== services.config.tenantId) throw refusal(404, 'TENANT_UNKNOWN', 'There is no such tenant here.')
      const cookieJar = readCookies(request.headers.get('cookie'))
      return makeContext(services, {
        tenantId,
        language: toLanguage(request.headers.get('language-code')),
        userId: await authenticate(services, tenantId, request.headers.get('authorization')),
        isDocument: false,
        requester,
        cookies: cookieJar,
        setCookie: (name, value, maxAge) => {
          const jar = cookies.get(request) ?? []
          cookies.set(request, [...jar, serializeCookie(name, value, maxAge, services.config.isSecure)])
        },
      })
    },
    plugins: [
      ...armor.plugins,
      useManifest(manifest, services.config.isGetEnabled),
      // graphql-jit drops a subscription's events, so the hub runs those without it.
      useGraphQlJit(
        {},
        { enableIf: ({ document, operationName }) => getOperationAST(document, operationName)?.operation !== 'subscription' },
      ),
      {
        onResponse({ request, response }) {
          for (const cookie of cookies.get(request) ?? []) response.headers.append('set-cookie', cookie)
        },
      },
    ],
  })
}

/** The signed-in user of a bearer token; null without one. A token that is no longer good is answered with 401. */
export async function authenticate(
  { identity }: Pick<Services, 'identity'>,
  tenantId: string,
  authorization: string | null,
): Promise<string | null> {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token) return null
  const verified = await identity.verifyIdToken(token, tenantId)
  if (!verified) throw refusal(401, 'UNAUTHENTICATED', 'The identity token is no longer good.')
  return verified.userId
}

/** An error whose words are for the caller, with its HTTP status. */
export function refusal(status: number, code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } })
}

/** Our own faults keep their words to the log; an outage says that a later try may succeed. */
function maskError(error: unknown, { log }: Services): Error {
  const cause = error instanceof GraphQLError ? error.originalError : error
  if (error instanceof GraphQLError && (cause === undefined || cause instanceof GraphQLError)) return error
  if (isOutage(cause)) return refusal(503, 'UNAVAILABLE', 'The service is not available for a moment. Try again soon.')
  log.error({ err: cause }, 'a resolver failed')
  return refusal(200, 'INTERNAL', 'Something went wrong on our side.')
}

function useManifest(manifest: OperationManifest | undefined, isGetEnabled: boolean): Plugin {
  return {
    onParams({ params, setParams, request }) {
      if (request.method === 'GET' && !isGetEnabled) throw refusal(405, 'GET_DISABLED', 'GET is not enabled here.')
      if (!manifest) return
      const hash = params.query ? hashOperation(params.query) : params.extensions?.id
      const text = typeof hash === 'string' ? manifest.get(hash) : undefined
      if (text === undefined) throw refusal(400, 'OPERATION_UNKNOWN', 'This operation is not one of the app’s own.')
      setParams({ ...params, query: text })
    },
  }
}
