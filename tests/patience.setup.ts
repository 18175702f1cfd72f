import { afterAll, vi } from 'vitest'
import { patience } from './patience.ts'

const { waitFor } = vi

// Vitest gives up after one second, which a machine five times slower than another needs by itself.
// Files of one process share `vi`: it is replaced once.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(
      callback,
      typeof options === 'number' ? options : { timeout: patience, ...options },
    )
  }

// The next file of this process finds the world as it was.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
