import { useGraphQlJit } from '@envelop/graphql-jit'
import { GraphQLError, Kind, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { TooBusy } from '../busy.ts'
import { isOutage } from '../database/pools.ts'
import type { Domains } from '../domain.ts'
import { readCookies, serializeCookie } from '../http/cookies.ts'
import type { RateGuard } from '../http/rate.ts'
import type { Arrival } from '../http/server.ts'
import type { Metrics } from '../observability/metrics.ts'
import { useAnswers } from './answers.ts'
import type { GatewayContext, Services } from './context.ts'
import { limitPlugins } from './limits.ts'
import { makeContext, toLanguage } from './make-context.ts'
import { hashOperation, type OperationManifest } from './manifest.ts'
import { useOperationMetrics } from './operationMetrics.ts'
import { refusal } from './refusal.ts'
import { createGatewaySchema } from './schema.ts'

/** How to read the body is left out where a request was made in process. */
export type ServerContext = Pick<Arrival, 'requester'> & Partial<Pick<Arrival, 'readBody'>>

/**
 * The GraphQL endpoint. With a manifest only its operations run: by their text, or on GET by their
 * hash where that is enabled. Without one (development, tests) any valid operation within the limits does.
 */
export function createGraphql(
  services: Services,
  manifest: OperationManifest | undefined,
  { domains, rate, metrics }: { domains: Domains; rate?: RateGuard; metrics?: Metrics },
) {
  const cookies = new WeakMap<Request, string[]>()
  const schema = createGatewaySchema(domains)

  return createYoga<ServerContext, GatewayContext>({
    schema,
    graphqlEndpoint: '/graphql',
    batching: false,
    multipart: false,
    // `useJsonBody` has its limit.
    maxRequestBodySize: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    maskedErrors: { maskError: (error) => maskError(error, services) },
    context: async ({ request, requester }) => {
      const tenantId = request.headers.get('tenant')
      if (!tenantId)
        throw refusal(
          400,
          'TENANT_MISSING',
          'The `tenant` header is missing: set TENANT_ID for the app.',
        )
      if (tenantId !== services.config.tenantId)
        throw refusal(404, 'TENANT_UNKNOWN', 'There is no such tenant here.')
      const userId = await admit(
        services,
        rate,
        tenantId,
        requester,
        request.headers.get('authorization'),
      )
      const cookieJar = readCookies(request.headers.get('cookie'), services.config)
      return makeContext(services, {
        tenantId,
        language: toLanguage(request.headers.get('language-code')),
        userId,
        isDocument: false,
        requester,
        cookies: cookieJar,
        setCookie: (name, value, maxAge) => {
          const jar = cookies.get(request) ?? []
          cookies.set(request, [...jar, serializeCookie(name, value, maxAge, services.config)])
        },
      })
    },
    plugins: [
      ...limitPlugins(schema, manifest !== undefined),
      useManifest(manifest, services.config.isGetEnabled),
      ...(metrics ? [useOperationMetrics(metrics, manifest)] : []),
      useGraphQlJit(
        {},
        {
          enableIf: ({ document }) => isCompilable(document),
          onError: ({ errors }) =>
            services.log.error({ err: errors?.[0] }, 'an operation could not be compiled'),
        },
      ),
      {
        onResponse({ request, response }) {
          for (const cookie of cookies.get(request) ?? [])
            response.headers.append('set-cookie', cookie)
        },
      },
      useAnswers(domains.personalCookies, services.config),
    ],
  })
}

/**
 * The signed-in user of a bearer token; null without one. A token that is no longer good is answered with 401,
 * one of an account that is kept out with 403.
 */
export async function authenticate(
  { identity }: Pick<Services, 'identity'>,
  tenantId: string,
  authorization: string | null,
): Promise<string | null> {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (!token) return null
  const verified = await identity.verifyIdToken(token, tenantId)
  if (!verified) throw refusal(401, 'UNAUTHENTICATED', 'The identity token is no longer good.')
  if (verified === 'disabled')
    throw refusal(403, 'ACCOUNT_BLOCKED', 'This account may not use the service.')
  return verified.userId
}

/**
 * Who asks, once they are known to keep to the rate: the signed-in by who they are, so that a venue's
 * shared address does not slow them; everyone else, bad tokens too, by their address.
 */
export async function admit(
  services: Services,
  rate: RateGuard | undefined,
  tenantId: string,
  requester: string,
  authorization: string | null,
): Promise<string | null> {
  const asked = await authenticate(services, tenantId, authorization).then(
    (userId) => ({ userId, error: undefined }),
    (error: unknown) => ({ userId: null, error }),
  )
  const wait =
    asked.userId === null ? rate?.take('address', requester) : rate?.take('user', asked.userId)
  if (wait) throw tooMany(wait)
  if (asked.error !== undefined) throw asked.error
  return asked.userId
}

function tooMany(seconds: number): GraphQLError {
  const http = { status: 429, headers: { 'retry-after': String(seconds) } }
  return new GraphQLError('Too many requests.', { extensions: { code: 'RATE_LIMITED', http } })
}

/**
 * Our own faults keep their words to the log; an outage says that a later try may succeed. The cause stays
 * with the error for whoever runs an operation in process; it is never part of an answer.
 */
export function maskError(error: unknown, { log }: Pick<Services, 'log'>): Error {
  const cause = error instanceof GraphQLError ? error.originalError : error
  if (error instanceof GraphQLError && (cause === undefined || cause instanceof GraphQLError))
    return error
  const originalError = cause instanceof Error ? cause : new Error(String(cause))
  const mask = (status: number, code: string, message: string, headers = {}) =>
    new GraphQLError(message, { originalError, extensions: { code, http: { status, headers } } })
  if (cause instanceof TooBusy)
    return mask(503, 'UNAVAILABLE', 'There is too much to do for a moment. Try again soon.', {
      'retry-after': String(cause.retryAfter),
    })
  if (isOutage(cause))
    return mask(503, 'UNAVAILABLE', 'The service is not available for a moment. Try again soon.')
  log.error({ err: cause }, 'a resolver failed')
  return mask(200, 'INTERNAL', 'Something went wrong on our side.')
}

/**
 * graphql-jit keeps one operation a document, whichever was asked for first; and it drops a subscription's
 * events, so the hub runs those without it.
 */
function isCompilable({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations as OperationDefinitionNode[]
  return operations.length === 1 && operation?.operation !== 'subscription'
}

function useManifest(manifest: OperationManifest | undefined, isGetEnabled: boolean): Plugin {
  return {
    onParams({ params, setParams, request }) {
      if (request.method === 'GET' && !isGetEnabled)
        throw refusal(405, 'GET_DISABLED', 'GET is not enabled here.')
      if (!manifest) return
      // Whatever a client sends there: only a text has a hash.
      const query: unknown = params.query
      const hash = typeof query === 'string' && query ? hashOperation(query) : params.extensions?.id
      const text = typeof hash === 'string' ? manifest.get(hash) : undefined
      if (text === undefined)
        throw refusal(400, 'OPERATION_UNKNOWN', 'This operation is not one of the app’s own.')
      setParams({ ...params, query: text })
    },
  }
}
