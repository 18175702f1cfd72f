import { expect, it } from 'vitest'
import { storyLock } from './storyLock.ts'

const opensAt = new Date('2026-12-01T00:00:00+09:00')
const closesAt = new Date('2026-12-08T00:00:00+09:00')
const period = { condition: 'PERIOD', opensAt, closesAt } as const
const before = (moment: Date) => new Date(moment.getTime() - 1)

it('a period opens with its first moment and closes with its last', () => {
  expect(storyLock(period, before(opensAt))).toEqual({ condition: 'PERIOD', opensAt })
  expect(storyLock(period, opensAt)).toBeNull()
  expect(storyLock(period, before(closesAt))).toBeNull()
  expect(storyLock(period, closesAt)).toEqual({ condition: 'PERIOD', opensAt: null })
  expect(storyLock({ ...period, closesAt: null }, closesAt)).toBeNull()
})

it('asks nothing without a condition, and keeps locked what nobody can have', () => {
  const none = { opensAt: null, closesAt: null }
  expect(storyLock({ condition: null, ...none }, opensAt)).toBeNull()
  for (const condition of ['SUPPORTER_RANK', 'VIEW_PASS'] as const)
    expect(storyLock({ condition, ...none }, opensAt)).toEqual({ condition, opensAt: null })
})
