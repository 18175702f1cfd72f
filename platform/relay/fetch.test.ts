import { afterEach, expect, it, vi } from 'vitest'
import type { RequestParameters } from 'relay-runtime'
import { callGateway } from './fetch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('knows from a refusal when the gateway takes calls again', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00.000Z') })
  const refused = Response.json({}, { status: 429, headers: { 'retry-after': '7' } })
  vi.stubGlobal('fetch', async () => refused)
  const params = { name: 'HomeScreenQuery', operationKind: 'query', text: '…' } as RequestParameters
  await expect(
    callGateway({
      endpoint: 'https://ouen.example/graphql',
      params,
      variables: {},
      headers: {},
      isGetEnabled: false,
    }),
  ).rejects.toMatchObject({ status: 429, retryAt: new Date('2026-11-20T03:00:07.000Z') })
})

it('takes a mutation that failed midway for no success', async () => {
  const answer = {
    data: { spend: null },
    errors: [{ message: '…', extensions: { code: 'INTERNAL' } }],
  }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  const call = (operationKind: string) =>
    callGateway({
      endpoint: 'https://ouen.example/graphql',
      params: { name: 'SpendMutation', operationKind, text: '…' } as RequestParameters,
      variables: {},
      headers: {},
      isGetEnabled: false,
    })
  await expect(call('mutation')).rejects.toMatchObject({ name: 'NetworkError', code: 'INTERNAL' })
  await expect(call('query')).resolves.toEqual(answer)
})
