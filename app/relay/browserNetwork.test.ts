import { afterEach, expect, it, vi } from 'vitest'
import type { FetchFunction, RequestParameters } from 'relay-runtime'
import type { AppSettings } from '../settings.ts'
import { createBrowserFetch } from './browserNetwork.ts'

const settings = {
  gatewayOrigin: 'https://ouen.example',
  tenantId: 'ouen',
  locale: 'ja',
} as AppSettings

const markRead = { name: 'markReadMutation', operationKind: 'mutation', text: '…' }

afterEach(() => vi.unstubAllGlobals())

it.each([
  [{ keepalive: true }, true],
  [{}, false],
])('lets a call outlive its page only where it is flagged: %j', async (metadata, keepalive) => {
  const fetch = vi.fn(async (_url: URL, _request: RequestInit) => Response.json({ data: {} }))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { cookie: '' })
  const send = createBrowserFetch(settings, {
    token: async () => 'token',
    refreshedToken: async () => null,
    refused: () => undefined,
    blocked: () => undefined,
  })
  const [params, cacheConfig] = [markRead as RequestParameters, { metadata }]
  await (send(params, {}, cacheConfig, null) as ReturnType<FetchFunction>)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive })
})

it.each([
  ['shows a fan who is kept out why', 'ACCOUNT_BLOCKED', 1],
  ['takes no other refusal for it', 'OTHER', 0],
])('%s, and asks no more', async (_, code, times) => {
  const fetch = vi.fn(async () =>
    Response.json({ errors: [{ message: '', extensions: { code } }] }, { status: 403 }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { cookie: '' })
  const blocked = vi.fn()
  const send = createBrowserFetch(settings, {
    token: async () => 'token',
    refreshedToken: async () => null,
    refused: () => undefined,
    blocked,
  })
  const sent = send(markRead as RequestParameters, {}, {}, null) as ReturnType<FetchFunction>
  await expect(Promise.resolve(sent)).rejects.toMatchObject({ status: 403, code })
  expect(blocked).toHaveBeenCalledTimes(times)
  expect(fetch).toHaveBeenCalledTimes(1)
})
