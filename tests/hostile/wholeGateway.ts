import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compose } from '#gateway/compose.ts'
import { openCommunity } from '#gateway/domains/chat/testing.ts'
import type { Services } from '#gateway/platform/graphql/context.ts'
import { hashOperation } from '#gateway/platform/graphql/manifest.ts'
import type { AppServer } from '#gateway/platform/http/documents.ts'
import { createRateGuard } from '#gateway/platform/http/rate.ts'

/** No attack is slowed down: what it finds is wanted. */
const allowed = { user: 1_000_000_000, address: 1_000_000_000 }

const assets = {
  entry: '/assets/entry.js',
  preloads: [],
  styleFiles: [],
  css: '',
  cssHash: "'sha256-x'",
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** The app's own operations: what a production gateway runs. `npm run generate` writes them down. */
export const operations = Object.values(
  JSON.parse(readFileSync('dist/operations.json', 'utf8')) as Record<string, string>,
)

type Whole = {
  /** What renders documents. */
  app?: AppServer
  /** Operations beside the app's own. */
  more?: readonly string[]
}

/** All that a production gateway answers, over real HTTP, on a real database; a fan's token is their id. */
export async function startWholeGateway({ app, more = [] }: Whole = {}) {
  const stage = await openCommunity()
  const base = stage.as(null)
  const faults: unknown[] = []
  const services: Services = {
    ...base,
    log: Object.assign(base.log.child({}), { error: (line: unknown) => void faults.push(line) }),
    identity: {
      ...base.identity,
      verifyIdToken: async (token, tenantId) =>
        token.startsWith('user_')
          ? { userId: token, tenantId, authenticatedAt: base.now(), issuedAt: base.now() }
          : null,
    },
  }
  const { server, tenants, execute } = compose({
    services,
    app: {
      load: async () => app ?? Promise.reject(new Error('no documents here')),
      assets: async () => assets,
      handleAsset: () => false,
    },
    manifest: new Map([...operations, ...more].map((text) => [hashOperation(text), text])),
    whyNotReady: () => undefined,
    rate: createRateGuard(services.now, allowed),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    ...stage,
    execute,
    url: `http://127.0.0.1:${port}`,
    /** Sends what `fetch` would not: any header, and a path as it is. */
    ask: (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const options = { port, path, method, headers: { host: 'localhost:3000', ...headers } }
        const asking = send({ ...options, host: '127.0.0.1' }, (response) => {
          let text = ''
          response.on('data', (chunk) => (text += String(chunk)))
          response.once('error', reject)
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          )
        })
        asking.once('error', reject)
        asking.end(body)
      }),
    /** What the gateway's log holds as its own faults. None is a client's to cause. */
    faults,
    async close() {
      tenants.close()
      server.closeAllConnections()
      server.close()
      await stage.close()
    },
  }
}
