import { expect, it } from 'vitest'
import { spanOf } from './gameRanking.ts'

it('is a day, a week from Monday, a month, or a quarter of a year', () => {
  expect(spanOf('DAY', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(spanOf('WEEK', '2026-11-20')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(spanOf('WEEK', '2026-11-22').from).toBe('2026-11-16')
  expect(spanOf('WEEK', '2027-01-01').from).toBe('2026-12-28')
  expect(spanOf('MONTH', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(spanOf('SEASON', '2026-11-20')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(spanOf('SEASON', '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' })
})
