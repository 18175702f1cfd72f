import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Whether a source asks the machine that it runs on what time it is, however it does. */
const asksTheMachine = (source: string) =>
  /\bDate\.now\b|\bDate\(\)|\bnew Date\b(?!\()|\bTemporal\.Now\b|performance\.timeOrigin/.test(
    source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, ''),
  )

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

/** Who on a page asks the device, whose clock may be wrong by minutes, and why no instant of the gateway's is beside it. */
const ofTheDevice = {
  'platform/time/serverClock.ts': 'the one place: what is known of the gateway’s clock',
  'platform/relay/fetch.ts': 'how long a call took',
  'app/stream/transport.ts': 'how long a call took',
  'app/stream/createStream.ts': 'how long another tab has been silent',
  'app/analytics/startAnalytics.ts': 'what a tag of others’ asks for',
  'app/auth/firebase.ts': 'the provider’s SDK goes by the device’s clock itself',
  'app/browser/page.ts': 'how long ago this tab was loaded anew',
  'platform/submission/pendingAction.ts': 'how long an act has waited on this device',
  'features/standalone-game/components/HarbourGame/useHarbourSave.ts': 'a town on this device',
  'features/standalone-game/components/HarbourGame/useNow.ts': 'a town bears clocks put back',
}

test('a page holds the gateway’s instants against the gateway’s clock', () => {
  const sources = globSync(
    '{app,content,design-system,features,platform,rules}/**/*.{ts,tsx}',
  ).filter((path) => !/__generated__|\.(stories|test|isolated\.test)\.|fakes\.ts$/.test(path))
  expect(sources.length).toBeGreaterThan(500)
  const asking = sources.filter((path) => asksTheMachine(read(path)))
  expect(asking.toSorted()).toEqual(Object.keys(ofTheDevice).toSorted())
})

test.each([
  'Date.now()',
  'now: Date.now,',
  'new Date()',
  'new Date',
  'Date()',
  'Temporal.Now.instant()',
])('%s asks the device', (source) => {
  expect(asksTheMachine(source)).toBe(true)
})

test.each([
  'new Date(serverNow())',
  '// Date.now() is the device’s',
  'birthDate()',
  'paths.birthDate()',
])('%s does not', (source) => {
  expect(asksTheMachine(source)).toBe(false)
})

function read(path: string): string {
  return readFileSync(path, 'utf8')
}
