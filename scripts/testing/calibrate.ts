import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'

/** What the piece of work takes on a quiet machine as most have it, in milliseconds. */
const usualMs = 110
const megabytes = 64
/** Beyond this a machine does not get slower, it hangs. */
const most = 10

/** How many times slower than most this machine is just now, 1 to 10: by how long a fixed piece of work takes. */
export function slownessNow(): number {
  const piece = Buffer.alloc(1024 * 1024, 7)
  const startedAt = performance.now()
  const hash = createHash('md5')
  for (let count = 0; count < megabytes; count += 1) hash.update(piece)
  hash.digest()
  return Math.min(most, Math.max(1, (performance.now() - startedAt) / usualMs))
}
