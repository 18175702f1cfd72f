import { expect, it } from 'vitest'
import { storyLock } from './storyLock.ts'

const opensAt = new Date('2026-12-01T00:00:00+09:00')
const closesAt = new Date('2026-12-08T00:00:00+09:00')
const period = { condition: 'PERIOD', opensAt, closesAt, rankNumber: null } as const
const nobody = { rankNumber: 0, hasUnlocked: false }
const before = (moment: Date) => new Date(moment.getTime() - 1)

it('a period opens with its first moment and closes with its last', () => {
  expect(storyLock(period, nobody, before(opensAt))).toEqual({ condition: 'PERIOD', opensAt })
  expect(storyLock(period, nobody, opensAt)).toBeNull()
  expect(storyLock(period, nobody, before(closesAt))).toBeNull()
  expect(storyLock(period, nobody, closesAt)).toEqual({ condition: 'PERIOD', opensAt: null })
  expect(storyLock({ ...period, closesAt: null }, nobody, closesAt)).toBeNull()
})

it('asks nothing without a condition', () => {
  const none = { condition: null, opensAt: null, closesAt: null, rankNumber: null }
  expect(storyLock(none, nobody, opensAt)).toBeNull()
})

it('a rank opens it to whoever has it or a higher one', () => {
  const condition = 'SUPPORTER_RANK' as const
  const ranked = { condition, opensAt: null, closesAt: null, rankNumber: 2 }
  const locked = { condition, opensAt: null }
  expect(storyLock(ranked, { ...nobody, rankNumber: 1 }, opensAt)).toEqual(locked)
  expect(storyLock(ranked, { ...nobody, rankNumber: 2 }, opensAt)).toBeNull()
  expect(storyLock(ranked, { ...nobody, rankNumber: 5 }, opensAt)).toBeNull()
  expect(storyLock(ranked, { ...nobody, hasUnlocked: true }, opensAt)).toEqual(locked)
})

it('passes open it, and no rank does', () => {
  const condition = 'VIEW_PASS' as const
  const passed = { condition, opensAt: null, closesAt: null, rankNumber: null }
  expect(storyLock(passed, { ...nobody, rankNumber: 9 }, opensAt)).toEqual({
    condition,
    opensAt: null,
  })
  expect(storyLock(passed, { ...nobody, hasUnlocked: true }, opensAt)).toBeNull()
})
