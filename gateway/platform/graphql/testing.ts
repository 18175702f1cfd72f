import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { domains } from '../../domains.generated.ts'
import { openCommunity } from '../../domains/chat/testing.ts'
import type { Services } from './context.ts'
import { createRateGuard } from '../http/rate.ts'
import { createHttpServer } from '../http/server.ts'
import { createMetrics } from '../observability/metrics.ts'
import { createExecutor } from './execute.ts'
import { createGraphqlHandler } from './http.ts'
import { hashOperation } from './manifest.ts'
import { createOperations } from './operations.ts'
import { createGatewaySchema } from './schema.ts'
import { createYogaHandler } from './yoga.ts'

type Options = {
  texts?: readonly string[]
  perMinute?: { user: number; address: number }
  env?: NodeJS.ProcessEnv
  /** A stage that is set already, such as a shop with its till; a new one without. */
  stage?: Awaited<ReturnType<typeof openCommunity>>
}

/** `/graphql` behind the gateway's own HTTP server, on a real database; a fan's token is their id. */
export async function startGraphql({ texts, perMinute, env, ...given }: Options = {}) {
  const stage = given.stage ?? (await openCommunity(env))
  const base = stage.as(null)
  const services: Services = {
    ...base,
    identity: {
      ...base.identity,
      verifyIdToken: async (token, tenantId) =>
        token === 'blocked'
          ? 'disabled'
          : token.startsWith('user_')
            ? { userId: token, tenantId, authenticatedAt: base.now(), issuedAt: base.now() }
            : null,
    },
  }
  const manifest = texts && new Map(texts.map((text) => [hashOperation(text), text]))
  const metrics = createMetrics()
  const schema = createGatewaySchema(domains)
  const operations = createOperations({ schema, log: services.log, manifest, metrics })
  const serve = async (way: 'direct' | 'yoga') => {
    const { personalCookies } = domains
    const rate = createRateGuard(services.now, perMinute)
    const parts = { services, operations, rate, personalCookies }
    const server =
      way === 'direct'
        ? createHttpServer(services, [createGraphqlHandler(parts)], [], metrics)
        : createHttpServer(services, [], [createYogaHandler(parts)], metrics)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  }
  const servers: Server[] = []
  const url = await serve(manifest ? 'direct' : 'yoga')
  const headers = { tenant: 'ouen', 'content-type': 'application/json' }

  return {
    ...stage,
    url,
    headers,
    metrics,
    operations,
    /** Another server beside it, by the one way or the other. */
    serve,
    execute: createExecutor(operations),
    ask: (query: string, variables: object = {}, more: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify({ query, variables }),
      }),
    async close() {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
      await stage.close()
    },
  }
}

/** The codes of an answer's errors. */
export async function codesOf(response: Response): Promise<(string | undefined)[]> {
  const { errors = [] } = (await response.json()) as {
    errors?: { extensions?: { code?: string } }[]
  }
  return errors.map(({ extensions }) => extensions?.code)
}
