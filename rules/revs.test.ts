import { describe, expect, it } from 'vitest'
import { createRevs } from './revs.ts'

describe('the numbers of a log', () => {
  it('are known up to the first that has not come', () => {
    const revs = createRevs(7)
    for (const rev of [8, 9, 12, 11]) revs.note(rev)
    expect(revs.known()).toBe(9)
    revs.note(10)
    expect(revs.known()).toBe(12)
  })

  it('tell one that comes again, or after a later one', () => {
    const revs = createRevs(7)
    expect([8, 10, 9, 10, 7, 11].map(revs.note)).toEqual([true, true, false, false, false, true])
  })

  it('go on after what was read in one go', () => {
    const revs = createRevs(0)
    revs.note(40)
    revs.note(52)
    revs.reach(51)
    expect(revs.known()).toBe(52)
    revs.reach(3)
    expect(revs.known()).toBe(52)
  })
})
