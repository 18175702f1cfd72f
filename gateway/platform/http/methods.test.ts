import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { handleInbox } from '../mail/http.ts'
import { createMetricsHandler } from '../observability/http.ts'
import { createMetrics } from '../observability/metrics.ts'
import { handleProofOfWork } from '../proof-of-work/http.ts'
import { handleFile } from '../files/http.ts'
import { createOperationsHandler, type NotReady } from './operations.ts'
import { createRobotsHandler } from './robots.ts'
import { ask, listen } from './testing.ts'

let stage: TestContext
let server: Awaited<ReturnType<typeof listen>>
let notReady: NotReady | undefined

beforeAll(async () => {
  stage = await setStage()
  server = await listen(
    stage,
    [],
    [
      createOperationsHandler(stage, () => notReady),
      createMetricsHandler(createMetrics(), undefined),
      createRobotsHandler(),
      stage.identity.handle,
      (request, { requester }) => handleProofOfWork(request, stage, requester),
      (request) => handleFile(request, stage),
      (request, arrival) => handleInbox(request, stage, arrival),
      // Where no other handler answers, a document does.
      async () => new Response('a document'),
    ],
  )
})
afterAll(async () => {
  server.close()
  await stage.clear()
})

const say = (method: string, path: string) =>
  ask(server.url, `${method} ${path} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`)

test.each(['starting', 'draining'] as const)(
  'a gateway that is %s is not ready, and says so',
  async (why) => {
    notReady = why
    const answer = await say('GET', '/ready')
    notReady = undefined
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toContain(`{"status":"${why}"}`)
    expect(await say('GET', '/ready')).toContain('{"status":"ready"}')
  },
)

describe.each([
  '/health',
  '/ready',
  '/metrics',
  '/robots.txt',
  '/.well-known/jwks.json',
  '/inbox',
  '/inbox.json',
  '/proof-of-work?for=code',
])('%s', (path) => {
  test('is read, and its head alone', async () => {
    const whole = await say('GET', path)
    const [start, body] = whole.split('\r\n\r\n', 2)
    expect(start).toMatch(/^HTTP\/1\.1 200 /)
    expect(body).not.toBe('')
    const head = await say('HEAD', path)
    expect(head).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n$/)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'refuses %s',
    async (method) => {
      const heard = await say(method, path)
      expect(heard).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: GET, HEAD\r\n/i)
    },
  )
})

test('a file is not deleted by who may only see it', async () => {
  const path = '/files/tenants/red/avatars/upload_00000000000000000000000000.webp'
  expect(await say('DELETE', path)).toMatch(/^HTTP\/1\.1 405 /)
})

test('a sign-in call is made by POST', async () => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=red'
  expect(await say('GET', path)).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: POST\r\n/i)
})
