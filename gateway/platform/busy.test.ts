import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorkQueue } from './busy.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const working = (ms: number) => () => new Promise<void>((resolve) => void setTimeout(resolve, ms))

test('lets nobody wait for longer than they would, as long as runs take', async () => {
  const { admit, run } = createWorkQueue({ atOnce: 2, longestWaitMs: 1_000, usualMs: 100 })
  const ask = (ms: number) => admit(() => run(working(ms)))
  const crowd = Array.from({ length: 21 }, () => ask(100))
  await expect(ask(100)).rejects.toMatchObject({ name: 'TooBusy', retryAfter: 2 })
  await vi.advanceTimersByTimeAsync(1_100)
  await Promise.all(crowd)

  // On a machine that has become slow, ten times as few.
  for (let count = 0; count < 100; count += 1) {
    const slow = ask(1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await slow
  }
  const few = Array.from({ length: 3 }, () => ask(1_000))
  await expect(ask(1_000)).rejects.toMatchObject({ retryAfter: 2 })
  await vi.advanceTimersByTimeAsync(2_000)
  await Promise.all(few)
})

test('does no more at once than it may, and goes on after a fault', async () => {
  const { run } = createWorkQueue({ atOnce: 2, longestWaitMs: 1_000, usualMs: 100 })
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, (running += 1))
    await working(10)()
    running -= 1
    throw new Error('a hash that is none')
  }
  const all = Promise.allSettled(Array.from({ length: 9 }, () => run(work)))
  await vi.advanceTimersByTimeAsync(100)
  await all
  expect(most).toBe(2)
})
