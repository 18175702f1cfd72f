import { afterEach, expect, it, vi } from 'vitest'
import type { Observable } from 'relay-runtime'
import type { Credentials } from '../auth/credentials.ts'
import type { AppSettings } from '../settings.ts'
import { createLazyStream } from './lazyStream.ts'

afterEach(() => void vi.useRealTimers())

it('asks for its code until it is there, and says that it waits', async () => {
  vi.useFakeTimers()
  const subscribe = vi.fn<() => Observable<never>>()
  const createStream = () => ({
    subscribe,
    status: () => ({ status: 'open', reopenCount: 0 }) as const,
    onStatus: () => () => {},
  })
  const loadCode = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue([{ createStream }, { createTransport: () => ({}) }])
  const credentials = { token: async () => null } as Credentials
  const stream = createLazyStream({ tenantId: 'ouen' } as AppSettings, credentials, loadCode)
  const heard: string[] = []
  stream.onStatus(() => heard.push(stream.status().status))
  const onError = vi.fn()
  const parameters = { name: 'A', text: '' } as Parameters<typeof stream.subscribe>[0]
  const results = stream.subscribe(parameters, {}, {}) as Observable<unknown>
  results.subscribe({ error: onError })
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['waiting'])
  await vi.advanceTimersByTimeAsync(4000)
  expect(subscribe).toHaveBeenCalledTimes(1)
  expect(stream.status().status).toBe('open')
  expect(onError).not.toHaveBeenCalled()
})
