import { expect, it } from 'vitest'
import { dayAfter } from './day.ts'
import { fortuneOn } from './fortune.ts'

const daysFrom = (day: string, days: number) =>
  Array.from({ length: days }, (_, at) => dayAfter(day, at))

it.each([1, 2, 12, 365])('tells each of %i before one comes again', (fortunes) => {
  for (const fan of ['user_haruka', 'user_minato', 'user_sora']) {
    const told = daysFrom('2026-11-20', fortunes).map((day) => fortuneOn(fan, day, fortunes))
    expect(told.toSorted((a, b) => a - b)).toEqual(told.map((_, at) => at))
  }
})

it('tells the same all day', () => {
  expect(fortuneOn('user_haruka', '2026-11-20', 365)).toBe(
    fortuneOn('user_haruka', '2026-11-20', 365),
  )
})

it('tells fans of one day many things', () => {
  const fans = Array.from({ length: 300 }, (_, at) => `user_01kb3x${at}`)
  const told = new Set(fans.map((fan) => fortuneOn(fan, '2026-11-20', 365)))
  // 300 thrown at random upon 365 places meet 205 of them.
  expect(told.size).toBeGreaterThan(170)
})

it('tells a fan’s days in no order that is seen', () => {
  const told = daysFrom('2026-11-20', 30).map((day) => fortuneOn('user_haruka', day, 365))
  const talents = new Set(told.map((position) => position % 3))
  expect(talents.size).toBe(3)
})
