import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askSparingly } from './askSparingly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pace = { everyMs: 30_000, jitterMs: 10_000 }

it('asks once for a hundred posts, and not again within half a minute', () => {
  const ask = vi.fn()
  const { want } = askSparingly(ask, { ...pace, random: () => 0.5 })
  for (let at = 0; at < 100; at++) want()
  vi.advanceTimersByTime(4_999)
  expect(ask).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(1)
  want()
  vi.advanceTimersByTime(34_999)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks soon after a long silence, and never once it has ended', () => {
  const ask = vi.fn()
  const asker = askSparingly(ask, { ...pace, random: () => 0 })
  asker.want()
  vi.advanceTimersByTime(60_000)
  asker.want()
  vi.advanceTimersByTime(0)
  expect(ask).toHaveBeenCalledTimes(2)
  asker.want()
  asker.end()
  vi.advanceTimersByTime(600_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('is asked by a thousand readers over ten seconds, not at one moment', () => {
  const at: number[] = []
  const begun = performance.now()
  for (let reader = 0; reader < 1_000; reader++)
    askSparingly(() => at.push(performance.now() - begun), {
      ...pace,
      random: () => reader / 1_000,
    }).want()
  vi.advanceTimersByTime(10_000)
  const inASecond = at.filter((ms) => ms < 1_000).length
  expect(at).toHaveLength(1_000)
  expect(inASecond).toBeLessThanOrEqual(101)
})
