import { afterEach, expect, it, vi } from 'vitest'
import type { FetchFunction, GraphQLResponse, RequestParameters } from 'relay-runtime'
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

/** A gateway whose answers come when the test has them come, in the order in which it was asked. */
function slowGateway() {
  const asked: { name: string; answer: (data: object) => void; fail: () => void }[] = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal(
    'fetch',
    (url: URL) =>
      new Promise((resolve, reject) => {
        const name = url.searchParams.get('operationName')!
        const answer = (data: object) => resolve(Response.json({ data }))
        asked.push({ name, answer, fail: () => reject(new TypeError('Failed to fetch')) })
      }),
  )
  const send = createBrowserFetch(settings, {
    token: async () => 'token',
    refreshedToken: async () => null,
    refused: () => undefined,
    blocked: () => undefined,
  })
  const call = (name: string, operationKind: 'query' | 'mutation') => {
    const params = { name, operationKind, text: '…' } as RequestParameters
    return Promise.resolve(send(params, {}, {}, null) as Promise<GraphQLResponse>)
  }
  const whenAsked = (names: string[]) =>
    vi.waitFor(() => expect(asked.map(({ name }) => name)).toEqual(names))
  return { asked, call, whenAsked }
}

const leaving = { viewer: { accountDeletion: { id: 'deletion_1' } } }
const staying = { viewer: { accountDeletion: null } }

it.each([
  ['gives no answer that is older than an act’s: asks again, and gives that', true],
  ['asks again where nobody knows whether the act was done', false],
])('%s', async (_, isAnswered) => {
  const { asked, call, whenAsked } = slowGateway()
  const page = call('PageQuery', 'query')
  const act = call('StayMutation', 'mutation')
  await whenAsked(['PageQuery', 'StayMutation'])
  if (isAnswered) asked[1]!.answer({})
  else asked[1]!.fail()
  const outcome = isAnswered ? 'fulfilled' : 'rejected'
  expect(await Promise.allSettled([act])).toEqual([expect.objectContaining({ status: outcome })])
  asked[0]!.answer(leaving)
  await whenAsked(['PageQuery', 'StayMutation', 'PageQuery'])
  asked[2]!.answer(staying)
  expect(await page).toEqual({ data: staying })
})

it('gives the older answer at once where the network fails meanwhile', async () => {
  const { asked, call, whenAsked } = slowGateway()
  const page = call('PageQuery', 'query')
  const act = call('StayMutation', 'mutation')
  await whenAsked(['PageQuery', 'StayMutation'])
  asked[1]!.answer({})
  await act
  asked[0]!.answer(leaving)
  await whenAsked(['PageQuery', 'StayMutation', 'PageQuery'])
  asked[2]!.fail()
  expect(await page).toEqual({ data: leaving })
})

it('asks once where no act is answered meanwhile', async () => {
  const { asked, call, whenAsked } = slowGateway()
  const act = call('StayMutation', 'mutation')
  await whenAsked(['StayMutation'])
  asked[0]!.answer({})
  await act
  const page = call('PageQuery', 'query')
  await whenAsked(['StayMutation', 'PageQuery'])
  asked[1]!.answer(staying)
  expect(await page).toEqual({ data: staying })
  expect(asked).toHaveLength(2)
})

it('shows something to whoever acts on and on', async () => {
  const { asked, call } = slowGateway()
  const page = call('PageQuery', 'query')
  for (let round = 0; round < 4; round++) {
    await vi.waitFor(() => expect(asked).toHaveLength(2 * round + 1))
    const act = call('ReactMutation', 'mutation')
    await vi.waitFor(() => expect(asked).toHaveLength(2 * round + 2))
    asked[2 * round + 1]!.answer({})
    await act
    asked[2 * round]!.answer({ round })
  }
  expect(await page).toEqual({ data: { round: 3 } })
  expect(asked).toHaveLength(8)
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
