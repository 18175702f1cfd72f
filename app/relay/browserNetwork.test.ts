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
  })
  const [params, cacheConfig] = [markRead as RequestParameters, { metadata }]
  await (send(params, {}, cacheConfig, null) as ReturnType<FetchFunction>)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive })
})
