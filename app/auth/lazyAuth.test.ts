import { expect, it, vi } from 'vitest'
import type { AppSettings } from '../settings.ts'
import type { AuthParts } from './createAuth.ts'
import { createLazyAuth } from './lazyAuth.ts'

it('keeps quiet where its code cannot be had, and asks for it again', async () => {
  const loadCode = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const auth = createLazyAuth({ userId: 'user_01' } as AppSettings, {} as AuthParts, loadCode)
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const acts = [
    auth.requireLogin,
    () => auth.settleLogin(true),
    auth.credentials.refused,
    auth.credentials.blocked,
  ]
  for (const act of acts) {
    act()
    await new Promise((resolve) => setTimeout(resolve))
  }
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  expect(loadCode).toHaveBeenCalledTimes(4)
})
