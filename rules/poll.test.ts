import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceProblems, cleanChoice, percentagesOf } from './poll.ts'

describe('the choices of a poll', () => {
  it('are of 1 to 25 characters as a person counts them', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(choiceProblems(['はい', family.repeat(25)])).toEqual([undefined, undefined])
    expect(choiceProblems(['', family.repeat(26), 'あ'.repeat(26)])).toEqual([
      'EMPTY',
      'TOO_LONG',
      'TOO_LONG',
    ])
  })

  it('are cleaned as what is typed, and are one line that can be read', () => {
    expect(cleanChoice('  か\u3099っこう ')).toBe('がっこう')
    expect(choiceProblems(['一\n二', 'あ\u0000', '\u202eうら', '\u3164'])).toEqual(
      Array.from({ length: 4 }, () => 'UNREADABLE'),
    )
  })

  it('differ in more than width, case and kana', () => {
    expect(choiceProblems(['ラジオ', 'らじお', 'Ａｂ', 'aB', 'らじを'])).toEqual([
      undefined,
      'ALIKE',
      undefined,
      'ALIKE',
      undefined,
    ])
  })
})

describe('percentages', () => {
  it('are whole, and what is left goes to those that lost most by rounding', () => {
    expect(percentagesOf([1, 1, 1])).toEqual([34, 33, 33])
    expect(percentagesOf([2, 1])).toEqual([67, 33])
    expect(percentagesOf([1, 999])).toEqual([0, 100])
    expect(percentagesOf([5, 0])).toEqual([100, 0])
    expect(percentagesOf([0, 0, 0])).toEqual([0, 0, 0])
  })

  it('make 100, each within one of what it is, and none less than that of fewer votes', () => {
    const votes = fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(votes, (counts) => {
        const all = counts.reduce((sum, each) => sum + each, 0)
        fc.pre(all > 0)
        const percentages = percentagesOf(counts)
        expect(percentages.reduce((sum, each) => sum + each, 0)).toBe(100)
        const shares = counts.map((count, at) => ({ count, percentage: percentages[at]! }))
        for (const { count, percentage } of shares)
          expect(Math.abs(percentage - (count * 100) / all)).toBeLessThan(1)
        const inOrder = shares.toSorted(
          (one, other) => one.count - other.count || one.percentage - other.percentage,
        )
        const ranked = inOrder.map(({ percentage }) => percentage)
        expect(ranked).toEqual(ranked.toSorted((one, other) => one - other))
      }),
    )
  })
})
