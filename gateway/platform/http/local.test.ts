import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { handleInbox } from '../mail/http.ts'
import { createMetricsHandler } from '../observability/http.ts'
import { createMetrics } from '../observability/metrics.ts'
import { ask, listen } from './testing.ts'

let stage: TestContext
let servers: Record<
  'plain' | 'behindProxy' | 'named' | 'public',
  Awaited<ReturnType<typeof listen>>
>

beforeAll(async () => {
  stage = await setStage()
  await stage.messenger.sendSms('red', '+819000001111', 'コード：654321')
  const open = (over: Partial<TestContext['config']>) => {
    const services = { ...stage, config: { ...stage.config, ...over } }
    return listen(
      services,
      [],
      [
        createMetricsHandler(createMetrics(), undefined),
        (request, arrival) => handleInbox(request, services, arrival),
      ],
    )
  }
  servers = {
    plain: await open({}),
    behindProxy: await open({ trustedProxies: 1 }),
    named: await open({ origin: 'http://ouen.localhost:3000' }),
    public: await open({ origin: 'https://fans.example.jp' }),
  }
})
afterAll(async () => {
  for (const server of Object.values(servers)) server.close()
  await stage.clear()
})

const paths = ['/inbox', '/inbox.json', '/metrics']
const isShown = async (
  server: keyof typeof servers,
  path: string,
  { host = 'localhost:3000', more = '' } = {},
) => {
  const heard = await ask(
    servers[server].url,
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more && `${more}\r\n`}\r\n`,
  )
  const isFound = heard.startsWith('HTTP/1.1 200 ')
  expect(/654321|process_cpu/.test(heard)).toBe(isFound)
  return isFound
}

describe.each(paths)('%s', (path) => {
  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])(
    'is shown on this machine, asked for as %s',
    async (host) => {
      expect(await isShown('plain', path, { host })).toBe(true)
    },
  )

  // A proxy that adds no header may send what it likes as the host.
  test.each(['localhost', '127.0.0.1:3000'])(
    'is not there where fans come by an address of the network, also asked for as %s',
    async (host) => {
      expect(await isShown('public', path, { host })).toBe(false)
    },
  )

  test.each([
    'Forwarded: for=203.0.113.9',
    'Forwarded: for=127.0.0.1',
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-For:',
    'X-Forwarded-Host: fans.example.jp',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Server: front',
    'X-Real-IP: 203.0.113.9',
    'X-Original-Forwarded-For: 203.0.113.9',
    'CF-Connecting-IP: 203.0.113.9',
    'CF-Ray: 8f0',
    'True-Client-IP: 203.0.113.9',
    'X-Client-IP: 203.0.113.9',
    'X-Cluster-Client-IP: 203.0.113.9',
    'Fastly-Client-IP: 203.0.113.9',
    'X-Amzn-Trace-Id: Root=1',
    'X-Envoy-External-Address: 203.0.113.9',
    'Via: 1.1 front',
  ])('is not there for what was passed on with %s', async (more) => {
    expect(await isShown('plain', path, { more })).toBe(false)
  })

  test.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'fans.localhost',
    '127.0.0.1.evil.example',
    '192.168.0.7:3000',
    '[::2]',
    'localhost.',
  ])('is not there for a page elsewhere whose name points here: %s', async (host) => {
    expect(await isShown('plain', path, { host })).toBe(false)
  })

  test('is not there where proxies are said to stand before the gateway', async () => {
    expect(await isShown('behindProxy', path)).toBe(false)
  })

  test('is shown under the name that was given to this machine', async () => {
    expect(await isShown('named', path, { host: 'ouen.localhost:3000' })).toBe(true)
    expect(await isShown('named', path, { host: 'other.localhost:3000' })).toBe(false)
  })
})
