import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'

/** What each piece of work takes on a quiet machine as most have it, in milliseconds. */
const usualMs = { hashing: 110, remembering: 150 }
const megabytes = 64
const records = 300_000
/** Beyond this a machine does not get slower, it hangs. */
const most = 10

/**
 * How many times slower than most this machine is just now, 1 to 10: by how long two fixed pieces of work take, one of
 * the processor and one of the memory. Neighbours on the same hardware may slow either alone.
 */
export const slownessNow = (): number =>
  slownessOf({ hashing: millisecondsOf(hashing), remembering: millisecondsOf(remembering) })

/** The same by how many milliseconds each piece of work took. */
export function slownessOf(took: typeof usualMs): number {
  const slowest = Math.max(took.hashing / usualMs.hashing, took.remembering / usualMs.remembering)
  return Math.min(most, Math.max(1, slowest))
}

function millisecondsOf(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

function hashing(): Buffer {
  const piece = Buffer.alloc(1024 * 1024, 7)
  const hash = createHash('md5')
  for (let count = 0; count < megabytes; count += 1) hash.update(piece)
  return hash.digest()
}

function remembering(): number {
  const kept = new Map<string, { count: number }>()
  for (let count = 0; count < records; count += 1) kept.set(`record ${count}`, { count })
  return kept.size
}
