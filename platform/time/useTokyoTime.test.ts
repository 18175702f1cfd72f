import { createIntl } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokyoDay, tokyoTime } from './useTokyoTime.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T14:59:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const instant = '2026-11-20T12:45:00.000Z'

it('writes Japanese dates as they are read there', () => {
  const { day, dayShort, dayAndTime, moment, time, whole } = tokyoTime(createIntl({ locale: 'ja' }))
  expect(day(instant)).toBe('2026年11月20日(金)')
  expect(dayShort(instant)).toBe('11月20日(金)')
  expect(time(instant)).toBe('21:45')
  expect(moment(instant)).toBe('11/20 21:45')
  expect(dayAndTime(instant)).toBe('11月20日(金) 21:45')
  expect(whole(instant)).toBe('2026年11月20日(金) 21:45')
  expect(time('2026-11-20T15:00:00.000Z')).toBe('0:00')
})

it('says in English that it is Japan’s time', () => {
  const { dayAndTime, moment } = tokyoTime(createIntl({ locale: 'en' }))
  expect(dayAndTime(instant)).toBe('Fri, Nov 20 9:45 PM JST')
  expect(moment(instant)).toBe('Nov 20 9:45 PM')
})

it('says the year of a day that is in another', () => {
  const ja = tokyoTime(createIntl({ locale: 'ja' }))
  const en = tokyoTime(createIntl({ locale: 'en' }))
  // The last minute of the year in Tokyo, and the first of the next.
  expect(ja.dayAndTime('2026-12-31T14:59:00.000Z')).toBe('12月31日(木) 23:59')
  expect(ja.dayAndTime('2026-12-31T15:00:00.000Z')).toBe('2027年1月1日(金) 0:00')
  expect(ja.dayShort('2025-12-31T14:59:00.000Z')).toBe('2025年12月31日(水)')
  expect(en.dayShort('2027-01-08T00:00:00.000Z')).toBe('Fri, Jan 8, 2027')
  expect(ja.month('2026-01-01T00:00:00+09:00')).toBe('1月')
  expect(ja.month('2025-12-01T00:00:00+09:00')).toBe('2025年12月')
  expect(ja.moment('2027-01-08T00:00:00.000Z')).toBe('2027/1/8 9:00')
  expect(en.recent('2025-12-31T14:59:00.000Z')).toBe('Dec 31, 2025 11:59 PM')
})

it('leaves the date out for today in Tokyo', () => {
  const { recent } = tokyoTime(createIntl({ locale: 'ja' }))
  expect(recent(instant)).toBe('21:45')
  vi.setSystemTime(new Date('2026-11-20T15:00:00.000Z'))
  expect(recent(instant)).toBe('11/20 21:45')
})

it('begins a day at midnight in Tokyo', () => {
  expect(tokyoDay('2026-11-20T14:59:59.999Z')).toBe('2026-11-20')
  expect(tokyoDay('2026-11-20T15:00:00.000Z')).toBe('2026-11-21')
})
