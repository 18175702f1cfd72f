import { afterAll, beforeAll, describe, test } from 'vitest'
import { domains } from '../../domains.generated.ts'
import { openCommunity } from '../../domains/chat/testing.ts'
import { handleDocumentSession } from '../document-session/handler.ts'
import { handleUpload } from '../files/http.ts'
import type { Services } from '../graphql/context.ts'
import { createGraphqlHandler } from '../graphql/http.ts'
import { createOperations } from '../graphql/operations.ts'
import { createGatewaySchema } from '../graphql/schema.ts'
import { newId } from '../ids.ts'
import { createStreamHub } from '../stream/hub.ts'
import { listen, openConnection } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let hub: ReturnType<typeof createStreamHub>
let server: Awaited<ReturnType<typeof listen>>
let fan: string
let token: string

beforeAll(async () => {
  stage = await openCommunity()
  fan = await stage.fan()
  const base = stage.as(null)
  const services: Services = {
    ...base,
    identity: {
      ...base.identity,
      verifyIdToken: async (userId, tenantId) => ({
        userId,
        tenantId,
        authenticatedAt: base.now(),
        issuedAt: base.now(),
      }),
    },
  }
  const schema = createGatewaySchema(domains)
  const operations = createOperations({ schema, log: services.log })
  hub = createStreamHub({ services, operations, topics: domains.topics })
  server = await listen(
    services,
    [hub.handle, createGraphqlHandler({ services, operations, personalCookies: new Set() })],
    [
      services.identity.handle,
      (request, arrival) => handleDocumentSession(request, services, arrival),
      (request, arrival) => handleUpload(request, services, arrival),
    ],
  )
  const reserved = await fetch(`${server.url}/stream`, {
    method: 'PUT',
    headers: { tenant: 'ouen', authorization: `Bearer ${fan}` },
  })
  token = await reserved.text()
})
afterAll(async () => {
  server.close()
  hub.close()
  await stage.close()
})

const call = (path: string, type = 'application/json', more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nTenant: ouen\r\nContent-Type: ${type}\r\nSec-Fetch-Site: same-origin\r\n${more}`

const calls: [name: string, head: () => string, limit: number][] = [
  [
    'an upload',
    () => call('/uploads/avatar', 'image/png', `Authorization: Bearer ${newId('user')}\r\n`),
    10 * 1024 * 1024,
  ],
  [
    'a sign-in',
    () => call('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=ouen'),
    32_768,
  ],
  [
    'a token’s refresh',
    () =>
      call('/securetoken.googleapis.com/v1/token?key=ouen', 'application/x-www-form-urlencoded'),
    32_768,
  ],
  ['a document session', () => call('/session'), 8_192],
  ['an operation', () => call('/graphql'), 100 * 1024],
  [
    'a subscription',
    () =>
      call(
        '/stream',
        'application/json',
        `Authorization: Bearer ${fan}\r\nX-GraphQL-Event-Stream-Token: ${token}\r\n`,
      ),
    100 * 1024,
  ],
]

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`
const refusal = /^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i

describe.concurrent.each(calls)('%s', (_, head, limit) => {
  test('whose chunks never end is refused, and its connection closed', async ({ expect }) => {
    const connection = openConnection(server.url)
    connection.say(`${head()}Transfer-Encoding: chunked\r\n\r\n`)
    await connection.sayUntilAnswered(chunk(16_384))
    await connection.closed
    expect(connection.state.heard).toMatch(refusal)
  })

  test('of too many chunks is refused, and its connection closed', async ({ expect }) => {
    const connection = openConnection(server.url)
    connection.say(`${head()}Transfer-Encoding: chunked\r\n\r\n`)
    for (let sent = 0; sent <= limit; sent += 65_536) connection.say(chunk(65_536))
    connection.say('0\r\n\r\n')
    await connection.closed
    expect(connection.state.heard).toMatch(refusal)
  })

  test('that says it is too large is refused unread, and its connection closed', async ({
    expect,
  }) => {
    const connection = openConnection(server.url)
    connection.say(`${head()}Content-Length: ${limit + 1}\r\n\r\n{`)
    await connection.closed
    expect(connection.state.heard).toMatch(refusal)
  })
})
