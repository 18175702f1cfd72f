import { expect, it } from 'vitest'
import { readOdds } from './readOdds.ts'

const table = [{ prize: 'a', weight: 100_000 }]
const odds = { base: table, guarantee: table, pity: { at: 100, table }, top: ['a'] }

it('reads odds as they are written', () => {
  expect(readOdds(odds)).toEqual(odds)
  expect(readOdds({ ...odds, guarantee: null, pity: null })).toMatchObject({ pity: null })
})

it.each([
  ['nothing', null],
  ['a text', 'odds'],
  ['a table alone', table],
  ['without a guarantee', { base: table, pity: null, top: [] }],
  ['with more than odds', { ...odds, boost: 2 }],
  ['a weight that is a text', { ...odds, base: [{ prize: 'a', weight: '100000' }] }],
  ['a weight that is no whole number', { ...odds, base: [{ prize: 'a', weight: 0.5 }] }],
  ['a prize that is a number', { ...odds, base: [{ prize: 1, weight: 100_000 }] }],
  ['a chance that says more', { ...odds, base: [{ prize: 'a', weight: 100_000, talent: 'b' }] }],
  ['pity at no draw', { ...odds, pity: { at: '100', table } }],
  ['pity without its table', { ...odds, pity: { at: 100 } }],
  ['top as a text', { ...odds, top: 'a' }],
])('takes no odds from %s', (_, written) => {
  expect(readOdds(written)).toBeUndefined()
})
