import { connect, type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import type { Services } from '../graphql/context.ts'
import { readJson, reply } from '../stream/reply.ts'
import { BodyTooLarge, readBody } from './body.ts'
import { createHttpServer } from './server.ts'

// The server itself needs no more of the services.
const services = {
  config: readConfig({ DATA_DIR: '/nowhere', TENANT_ID: 'red' }),
  log: pino({ level: 'silent' }),
} as Services

const server = createHttpServer(
  services,
  [
    (request, response) => {
      if (request.url === '/throw') throw new Error('a secret of ours')
      if (request.url !== '/json') return false
      readJson(request).then(
        () => reply(response, 200, 'read'),
        (error: { extensions: { http: { status: number } } }) =>
          reply(response, error.extensions.http.status, 'refused'),
      )
      return true
    },
  ],
  [
    async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/reject') throw new Error('a secret of ours')
      if (pathname !== '/body') return new Response(`here is ${pathname}`)
      try {
        return new Response(await readBody(request, 1000))
      } catch (error) {
        if (error instanceof BodyTooLarge) return new Response('refused', { status: 413 })
        throw error
      }
    },
  ],
)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What comes back for requests sent on one connection, each once the one before it is answered. */
async function say(...requests: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => (heard += String(data)))
  for (const [before, request] of requests.entries()) {
    socket.write(request)
    await vi.waitFor(() => expect(heard.split(/^HTTP\/1\.1 /m)).toHaveLength(before + 2), 4_000)
  }
  socket.destroy()
  return heard
}

test.each(['[', 'a b', '%00', '<script>', ':', 'localhost:99999', 'a, evil.example', 'a@b', ''])(
  'refuses the host %j',
  async (host) => {
    const heard = await say(`GET /home HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard).not.toContain('node_modules')
  },
)

test.each(['//evil.example/', '///', '//evil.example/%2e%2e', 'http://evil.example/', '*'])(
  'refuses the target %s',
  async (target) => {
    expect(await say(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  },
)

test.each(['localhost', '127.0.0.1:80', '[::1]:8080', 'fans.example.jp'])(
  'answers for the host %s',
  async (host) => {
    const heard = await say(`GET /home HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(heard).toContain('here is /home')
  },
)

const long = 'x'.repeat(200_000)
const head = (path: string, rest: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}\r\n\r\n`
const get = 'GET /after HTTP/1.1\r\nHost: localhost\r\n\r\n'

test.each([
  ['/json', head('/json', 'Content-Length: 200000') + long],
  [
    '/json, in chunks',
    `${head('/json', 'Transfer-Encoding: chunked')}30d40\r\n${long}\r\n0\r\n\r\n`,
  ],
  ['/body', head('/body', 'Content-Length: 200000') + long],
])('a refused body does not stand before the next request: %s', async (_, request) => {
  const heard = await say(request, get)
  expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  expect(heard).toContain('here is /after')
})

test.each(['/throw', '/reject'])(
  'a fault at %s is its own request’s, and tells nothing',
  async (path) => {
    const get = (url: string) => `GET ${url} HTTP/1.1\r\nHost: ouen\r\n\r\n`
    const heard = await say(get(path), get('/next'))
    expect(heard).toMatch(/^HTTP\/1\.1 500 [^]*HTTP\/1\.1 200 [^]*here is \/next/)
    expect(heard).not.toMatch(/secret|node:|\.ts:/)
  },
)
