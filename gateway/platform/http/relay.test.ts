import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../observability/log.ts'
import { createSitesServer } from './server.ts'
import { ask } from './testing.ts'

const config = readConfig({})
const logged: string[] = []
const seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []
let beside: Server
let server: Server
let origin: string
let target: string | undefined
let isPublic = false

beforeAll(async () => {
  beside = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      seen.push({ method, url, headers, body })
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'set-cookie': 'ouen_session=planted',
          'access-control-allow-origin': '*',
          'content-security-policy': "default-src 'none'",
        })
        .end('a page')
    })
  })
  server = createSitesServer({
    config,
    log: createLog({ logLevel: 'trace' }, { write: (line) => void logged.push(line) }),
    relays: [
      {
        prefix: '/sandbox/',
        isOperators: (path) => path.startsWith('/sandbox/desk'),
        isPublic: () => isPublic,
        target: () =>
          target ? { url: target, operatorHeaders: { 'x-desk-key': 'of-the-desk' } } : undefined,
      },
    ],
    reach: () => ({ config, nodeHandlers: [], handlers: [] }),
  })
  for (const each of [beside, server]) {
    each.listen(0, '127.0.0.1')
    await once(each, 'listening')
  }
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  target = `http://127.0.0.1:${(beside.address() as AddressInfo).port}`
  isPublic = false
  seen.length = 0
  logged.length = 0
})
afterAll(() => {
  for (const each of [beside, server]) {
    each.closeAllConnections()
    each.close()
  }
})

const number = '4242424242424242'
const type = (path = '/sandbox/card/pi_1?secret=s', headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: `number=${number}`,
  })

it('hands a card on as it was typed, and writes nothing of it down', async () => {
  expect(await (await type()).text()).toBe('a page')
  expect(seen).toMatchObject([
    { method: 'POST', url: '/sandbox/card/pi_1?secret=s', body: `number=${number}` },
  ])
  expect(logged).toEqual([])
  await fetch(`${origin}/elsewhere`)
  expect(logged).toHaveLength(1)
})

it('tells the other process nothing that names a fan or lets one in', async () => {
  isPublic = true
  await type('/sandbox/card/pi_1', {
    cookie: 'ouen_session=secret',
    authorization: 'Bearer secret',
    tenant: 'ouen',
    'x-forwarded-for': '203.0.113.7',
    'x-desk-key': 'guessed',
  })
  expect(seen).toHaveLength(1)
  expect(JSON.stringify(seen[0]!.headers)).not.toMatch(/secret|ouen|203\.0|desk/)
})

it('takes the frame’s own forms, which have no origin', async () => {
  const answer = await type('/sandbox/card/pi_1', {
    origin: 'null',
    'sec-fetch-site': 'cross-site',
  })
  expect(answer.status).toBe(200)
})

it('lets what it answers neither plant a cookie nor act as this site', async () => {
  const { headers } = await type()
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none', sandbox allow-scripts allow-forms; frame-ancestors 'self'",
  )
})

it.each([false, true])('shows the desk to this machine alone; public: %s', async (is) => {
  isPublic = is
  expect((await type('/sandbox/desk')).status).toBe(200)
  expect(seen[0]!.headers['x-desk-key']).toBe('of-the-desk')
  expect((await type('/sandbox/desk', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await type('/sandbox/desk/', { via: '1.1 proxy' })).status).toBe(404)
  expect(seen).toHaveLength(1)
})

const stranger = 'X-Forwarded-For: 203.0.113.7'
const posts = (path: string, { host = 'localhost:3000', more = stranger } = {}) =>
  ask(
    origin,
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${more && `${more}\r\n`}Content-Length: 0\r\n\r\n`,
  )

it.each([
  '/sandbox/x/../desk',
  '/sandbox/./desk',
  '/sandbox/%2e/desk',
  '/sandbox/%2E%2e/sandbox/desk',
  '/sandbox/x%5c..%5cdesk',
  '/sandbox/x\\..\\desk',
  '/sandbox/x%2f..%2fdesk',
  '/sandbox/.',
  '/x/../sandbox/desk',
])('refuses %s, which whoever normalises it finds at the desk', async (path) => {
  isPublic = true
  for (const more of [stranger, '']) expect(await posts(path, { more })).toMatch(/^HTTP\/1\.1 400 /)
  expect(seen).toEqual([])
})

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
])('obeys no form of another site at the desk: %o', async (headers) => {
  expect((await type('/sandbox/desk', headers)).status).toBe(403)
  expect(seen).toEqual([])
})

it('lets the desk’s own forms come from this site', async () => {
  const shown = await fetch(`${origin}/sandbox/desk`)
  expect(shown.headers.get('content-security-policy')).toContain('allow-same-origin')
  expect(shown.headers.get('content-security-policy')).not.toContain('allow-scripts')
  const { status } = await type('/sandbox/desk', { 'sec-fetch-site': 'same-origin', origin })
  expect(status).toBe(200)
})

it.each(['fans.example.jp', '192.168.0.7:3000', 'localhost.evil.example'])(
  'answers nothing at %s unless a setting says so',
  async (host) => {
    expect(await posts('/sandbox/card/pi_1', { host, more: '' })).toMatch(/^HTTP\/1\.1 404 /)
    expect(await posts('/sandbox/card/pi_1')).toMatch(/^HTTP\/1\.1 404 /)
    expect(seen).toEqual([])
    isPublic = true
    expect(await posts('/sandbox/card/pi_1', { host })).toMatch(/^HTTP\/1\.1 200 /)
    expect(await posts('/sandbox/desk', { host })).toMatch(/^HTTP\/1\.1 404 /)
  },
)

it.each(['127.0.0.1:3000', '[::1]:3000', 'second.localhost:3000'])(
  'answers at this machine’s own name %s',
  async (host) => {
    expect(await posts('/sandbox/card/pi_1', { host, more: '' })).toMatch(/^HTTP\/1\.1 200 /)
  },
)

it('answers for a process that is not there', async () => {
  target = 'http://127.0.0.1:1'
  expect((await type()).status).toBe(502)
  target = undefined
  expect((await type()).status).toBe(404)
})

it('leaves every other path to the site', async () => {
  for (const path of ['/sandbox', '/sandboxes/x', '/v1/payment_intents'])
    expect((await fetch(`${origin}${path}`)).status).toBe(404)
  expect(seen).toEqual([])
})
