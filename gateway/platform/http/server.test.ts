import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { TooBusy } from '../busy.ts'
import type { Services } from '../graphql/context.ts'
import { BodyTooLarge } from './body.ts'
import { ask, listen, openConnection } from './testing.ts'

const lines: string[] = []
// The server itself needs no more of the services.
const services = {
  config: readConfig({ DATA_DIR: '/nowhere', TENANT_ID: 'red' }),
  log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
} as Services

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(
    services,
    [
      (request) => {
        if (request.url === '/throw') throw new Error('a secret of ours')
        return false
      },
    ],
    [
      async (request, { readBody }) => {
        const { pathname } = new URL(request.url)
        if (pathname === '/busy') throw new TooBusy(7)
        if (pathname === '/reject') throw new Error('a secret of ours')
        if (pathname !== '/body') return new Response(`here is ${pathname}`)
        try {
          return new Response((await readBody(1000)).toString('utf8'))
        } catch (error) {
          if (error instanceof BodyTooLarge) return new Response('refused', { status: 413 })
          throw error
        }
      },
    ],
  )
})
afterAll(() => server.close())

test('says when there is room again where more is asked for than people would wait for, which is no fault', async () => {
  const before = lines.filter((line) => line.includes('failed')).length
  const heard = await ask(server.url, 'GET /busy HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(heard).toMatch(/^HTTP\/1\.1 503 [^]*^retry-after: 7\r$/m)
  expect(lines.filter((line) => line.includes('failed'))).toHaveLength(before)
})

test.each(['[', 'a b', '%00', '<script>', ':', 'localhost:99999', 'a, evil.example', 'a@b', ''])(
  'refuses the host %j',
  async (host) => {
    const heard = await ask(server.url, `GET /home HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard).not.toContain('node_modules')
  },
)

test.each([
  '//evil.example/',
  '///',
  '//evil.example/%2e%2e',
  'http://evil.example/',
  '*',
  '/home/..',
  '/./home',
  '/a/%2E%2e/home',
  '/a\\home',
  '/a%5c..%5chome',
  '/a%2F..%2Fhome',
  '/a/..',
  '/あ',
  '/<script>',
])('refuses the target %s', async (target) => {
  const heard = await ask(server.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(heard).toMatch(/^HTTP\/1\.1 400 /)
})

test.each(['localhost', '127.0.0.1:80', '[::1]:8080', 'fans.example.jp'])(
  'answers for the host %s',
  async (host) => {
    const heard = await ask(server.url, `GET /home HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(heard).toContain('here is /home')
  },
)

test.each([
  ['localhost', 'evil.example'],
  ['evil.example', 'localhost'],
  ['localhost', 'localhost'],
])('refuses the hosts %s and %s at once', async (...hosts) => {
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
  expect(await ask(server.url, `GET /home HTTP/1.1\r\n${lines}\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  '/v/page/%2Fshare-pictures%2Fa.png',
  '/%E3%81%82',
  '/a..b/.well-known/x.',
  '/?q=../..%00',
])('answers at %s', async (target) => {
  const heard = await ask(server.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  expect(heard).toContain('here is /')
})

const long = 'x'.repeat(200_000)
const head = (path: string, rest: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}\r\n\r\n`
const get = 'GET /after HTTP/1.1\r\nHost: localhost\r\n\r\n'

test.each([
  ['too large', head('/body', 'Content-Length: 200000') + long],
  [
    'too large, in chunks',
    `${head('/body', 'Transfer-Encoding: chunked')}30d40\r\n${long}\r\n0\r\n\r\n`,
  ],
  ['of which the rest never comes', `${head('/body', 'Content-Length: 200000')}xxx`],
])('a body %s is refused, and takes its connection with it', async (_, request) => {
  const connection = openConnection(server.url)
  connection.say(request)
  await connection.answers(1)
  connection.say(get)
  await connection.closed
  expect(connection.state.heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i)
  expect(connection.state.heard).toContain('refused')
  expect(connection.state.heard).not.toContain('/after')
})

test('what is answered before it came in whole is no part of the next request', async () => {
  const connection = openConnection(server.url)
  connection.say(head('/unread', `Content-Length: ${get.length}`))
  await connection.answers(1)
  connection.say(get)
  await connection.closed
  expect(connection.state.heard).toContain('here is /unread')
  expect(connection.state.heard).not.toContain('/after')
})

test('keeps a connection whose requests came in whole', async () => {
  const connection = openConnection(server.url)
  connection.say(`${head('/body', 'Content-Length: 5')}first`)
  await connection.answers(1)
  connection.say(get)
  expect(await connection.answers(2)).toMatch(/first[\s\S]*here is \/after/)
  connection.drop()
})

test.each(['/throw', '/reject'])(
  'a fault at %s is its own request’s, and tells nothing',
  async (path) => {
    const connection = openConnection(server.url)
    for (const [before, url] of [path, '/next'].entries()) {
      connection.say(`GET ${url} HTTP/1.1\r\nHost: ouen\r\n\r\n`)
      await connection.answers(before + 1)
    }
    const { heard } = connection.state
    connection.drop()
    expect(heard).toMatch(/^HTTP\/1\.1 500 [^]*HTTP\/1\.1 200 [^]*here is \/next/)
    expect(heard).not.toMatch(/secret|node:|\.ts:/)
  },
)

test('what is no page may load nothing and stand in no frame, whatever the answer', async () => {
  for (const path of ['/home', '/reject', '/throw']) {
    const policy = (await fetch(`${server.url}${path}`)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  }
})
