import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../observability/log.ts'
import { createSitesServer } from './server.ts'

const config = readConfig({})
const logged: string[] = []
const seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []
let beside: Server
let server: Server
let origin: string
let target: string | undefined

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
        target: () => target,
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
  await type('/sandbox/card/pi_1', {
    cookie: 'ouen_session=secret',
    authorization: 'Bearer secret',
    tenant: 'ouen',
    'x-forwarded-for': '203.0.113.7',
  })
  expect(JSON.stringify(seen[0]!.headers)).not.toMatch(/secret|ouen|203\.0/)
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

it('shows the desk to this machine alone', async () => {
  expect((await type('/sandbox/desk')).status).toBe(200)
  expect((await type('/sandbox/desk', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await type('/sandbox/desk/', { via: '1.1 proxy' })).status).toBe(404)
  expect(seen).toHaveLength(1)
})

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
