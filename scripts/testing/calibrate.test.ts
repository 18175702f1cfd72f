import { expect, test, vi } from 'vitest'
import { slownessNow } from './calibrate.ts'

/** As if each piece of work took so many milliseconds. */
function working(...each: number[]) {
  let at = 0
  const instants = each.flatMap((took) => [at, (at += took)])
  vi.spyOn(performance, 'now').mockImplementation(() => instants.shift()!)
}

test.each([
  ['as fast as most', [110, 150], 1],
  ['faster is not slower', [20, 30], 1],
  ['the processor alone is slow', [330, 150], 3],
  ['the memory alone is slow', [110, 450], 3],
  ['one that hangs waits ten times as long, and no more', [110, 15_000], 10],
])('%s', (_, took, slowness) => {
  working(...took)
  expect(slownessNow()).toBe(slowness)
  vi.restoreAllMocks()
})
