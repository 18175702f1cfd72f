import { createIntl } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { tokyoDay, tokyoTime } from './useTokyoTime.ts'

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

it('leaves the date out for today in Tokyo', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:59:00.000Z') })
  const { recent } = tokyoTime(createIntl({ locale: 'ja' }))
  expect(recent(instant)).toBe('21:45')
  vi.setSystemTime(new Date('2026-11-20T15:00:00.000Z'))
  expect(recent(instant)).toBe('11/20 21:45')
})

it('begins a day at midnight in Tokyo', () => {
  expect(tokyoDay('2026-11-20T14:59:59.999Z')).toBe('2026-11-20')
  expect(tokyoDay('2026-11-20T15:00:00.000Z')).toBe('2026-11-21')
})
