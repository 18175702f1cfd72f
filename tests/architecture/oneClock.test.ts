import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Who reads the system's clock: the clock itself, and what waits for a moment at the start. */
const allowed = ['gateway/platform/clock/clock.ts', 'gateway/platform/database/open.ts']

test('the gateway asks its clock for the time, which tests move', () => {
  const sources = globSync('gateway/**/*.ts').filter((path) => !/test(ing)?[.\w]*\.ts$/.test(path))
  expect(sources.length).toBeGreaterThan(100)
  const asking = sources.filter((path) => /\bDate\.now\(\)|\bnew Date\(\)/.test(read(path)))
  expect(asking.toSorted()).toEqual(allowed)
  const inSql = sources.filter((path) =>
    /sql`[^`]*(\bnow\(\)|current_(timestamp|date))/.test(read(path)),
  )
  expect(inSql).toEqual([])
})

function read(path: string): string {
  return readFileSync(path, 'utf8')
}
