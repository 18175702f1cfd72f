import { expect, it, vi } from 'vitest'
import { createMessageStore } from '#platform/intl/messageStore.ts'
import { createEnvironment } from '../relay/environment.ts'
import { addOtherRoutes } from './createAppRouter.ts'

const parts = {
  environment: createEnvironment({ fetch: () => Promise.reject(new Error('nothing is asked')) }),
  messages: createMessageStore(),
  locale: 'ja' as const,
}

it('adds the other routes once, and not by a navigation that was given up', async () => {
  const addRoutes = addOtherRoutes(parts)
  const navigate = async (signal: AbortSignal) => {
    const patch = vi.fn()
    await addRoutes({ signal, patch, path: '/store', matches: [], fetcherKey: undefined })
    return patch.mock.calls
  }
  expect(await navigate(AbortSignal.abort())).toEqual([])
  const [[shell, screens] = []] = await navigate(new AbortController().signal)
  expect(shell).toBe('app')
  expect(screens).toContainEqual(expect.objectContaining({ path: '/store' }))
  expect(await navigate(new AbortController().signal)).toEqual([])
})
