import { once } from 'node:events'
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
import { createGraphql } from './yoga.ts'

/** `/graphql` behind the gateway's own HTTP server, on a real database; a fan's token is their id. */
export async function startGraphql({
  texts,
  perMinute,
  env,
}: {
  texts?: readonly string[]
  perMinute?: { user: number; address: number }
  env?: NodeJS.ProcessEnv
} = {}) {
  const stage = await openCommunity(env)
  const base = stage.as(null)
  const services: Services = {
    ...base,
    identity: {
      ...base.identity,
      verifyIdToken: async (token, tenantId) =>
        token.startsWith('user_')
          ? { userId: token, tenantId, authenticatedAt: base.now(), issuedAt: base.now() }
          : null,
    },
  }
  const manifest = texts && new Map(texts.map((text) => [hashOperation(text), text]))
  const metrics = createMetrics()
  const yoga = createGraphql(services, manifest, {
    domains,
    rate: createRateGuard(services.now, perMinute),
    metrics,
  })
  const server = createHttpServer(services, [], [createGraphqlHandler(yoga)], metrics)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  const headers = { tenant: 'ouen', 'content-type': 'application/json' }

  return {
    ...stage,
    url,
    headers,
    metrics,
    yoga,
    execute: createExecutor(yoga, manifest),
    ask: (query: string, variables: object = {}, more: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify({ query, variables }),
      }),
    async close() {
      server.closeAllConnections()
      server.close()
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
