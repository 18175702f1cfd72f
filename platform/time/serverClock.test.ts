import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerDate, onServerClock, serverNow } from './serverClock.ts'

const dated = (at: number, age?: number) =>
  new Headers({
    date: new Date(at).toUTCString(),
    ...(age === undefined ? {} : { age: String(age) }),
  })
const told = (at: number, age?: number) => noteServerDate(dated(at, age), Date.now(), Date.now())
const minute = 60_000

// The clock stands: an answer names a second, and the half of one is as near as it can be known.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 3) }))
afterEach(() => {
  told(Date.now())
  vi.useRealTimers()
})

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
  noteServerDate(new Headers(), 0, 0)
  noteServerDate(new Headers({ date: 'yesterday' }), 0, 0)
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_500)
})

test('what a cache kept for a minute is a minute old', () => {
  told(Date.now() - minute, 60)
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_500)
})

test('who drew by another time hears of it once', () => {
  const heard = vi.fn()
  const end = onServerClock(heard)
  told(Date.now() + 11 * minute)
  told(Date.now() + 11 * minute)
  expect(heard).toHaveBeenCalledTimes(1)
  end()
  told(Date.now())
  expect(heard).toHaveBeenCalledTimes(1)
})
