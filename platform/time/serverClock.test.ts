import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { noteServerDate, serverNow } from './serverClock.ts'

const told = (at: number) => noteServerDate(new Date(at).toUTCString(), Date.now(), Date.now())
const minute = 60_000

afterEach(() => told(Date.now()))

test.each([11, -11, 60 * 24])(
  'a device %d minutes behind goes by the gateway’s clock',
  (minutes) => {
    const gateway = Date.now() + minutes * minute
    told(gateway)
    expect(Math.abs(serverNow() - (Date.now() + minutes * minute))).toBeLessThan(1_500)
  },
)

test('clocks that agree to the second are one, and what tells no time changes nothing', () => {
  told(Date.now())
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_500)
  noteServerDate(null, 0, 0)
  noteServerDate('yesterday', 0, 0)
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_500)
})

/** Who asks the device: the clock itself, and what holds its times against its own alone. */
const ofTheDevice = [
  'app/analytics/startAnalytics.ts',
  'app/auth/firebase.ts',
  'app/browser/page.ts',
  'features/standalone-game/components/HarbourGame/useHarbourSave.ts',
  'features/standalone-game/components/HarbourGame/useNow.ts',
  'platform/relay/fetch.ts',
  'platform/submission/heldAct.ts',
  'platform/time/serverClock.ts',
]

test('nothing else on a page holds the gateway’s instants against the device’s clock', () => {
  const sources = globSync('{app,features,platform,design-system}/**/*.{ts,tsx}').filter(
    (path) => !/__generated__|\.(stories|test|isolated\.test)\.|fakes\.ts$/.test(path),
  )
  expect(sources.length).toBeGreaterThan(500)
  const asking = sources.filter((path) => readFileSync(path, 'utf8').includes('Date.now()'))
  expect(asking.toSorted()).toEqual(ofTheDevice)
})
