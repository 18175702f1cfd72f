import { describe, expect, it } from 'vitest'
import type { Receipt } from './receipt.ts'
import { verifyRuns } from './verifyRun.ts'

const receipt = (counter: number, before: number, after: number, count = 1): Receipt => ({
  version: 1,
  kind: 'ODDS',
  draw: `draw_${counter}`,
  at: '2026-11-20T03:00:00.000Z',
  tenant: 'ouen',
  machine: 'm',
  drawer: 'd',
  odds: '1f',
  counter,
  since: { before, after },
  clientSeed: 'cd',
  clientHash: 'c0',
  serverHash: 'ab',
  picks: Array.from({ length: count }, () => ({ prize: 's', table: 'BASE' })),
})
// A pair that began with four draws since the last of the highest rank, which the second draw brought.
const [first, ten, last] = [receipt(0, 4, 5), receipt(1, 5, 3, 10), receipt(11, 3, 4)]

const told = (receipts: Receipt[]) =>
  verifyRuns(receipts).map(({ outcome, faults }) => [
    outcome,
    ...faults.map(({ kind, draw }) => `${kind} ${draw}`),
  ])

it('a pair’s receipts hold as a run, in whatever order they come and however often', () => {
  expect(verifyRuns([last, first, ten, first])).toEqual([
    { machine: 'm', serverHash: 'ab', draws: 3, outcome: 'HOLDS', faults: [] },
  ])
  expect(verifyRuns([])).toEqual([])
})

it('each pair, and each machine, is a run of its own', () => {
  const next = { ...receipt(0, 4, 5), draw: 'draw_next', serverHash: 'ef', clientSeed: '99' }
  const elsewhere = { ...receipt(2, 0, 1), machine: 'n' }
  expect(told([first, ten, next, elsewhere])).toEqual([
    ['HOLDS'],
    ['HOLDS'],
    ['WAITING', 'START draw_2'],
  ])
})

describe('it shows', () => {
  it('a number that was passed over, and waits for whoever holds its receipt', () => {
    expect(told([first, last])).toEqual([['WAITING', 'GAP draw_11']])
    expect(verifyRuns([first, last])[0]!.faults[0]!.missing).toEqual({ from: 1, to: 10 })
    expect(told([ten, last])).toEqual([['WAITING', 'START draw_1']])
  })

  it('a number that served twice', () => {
    const again = { ...receipt(5, 3, 4), draw: 'draw_again' }
    expect(told([first, ten, again])).toEqual([['FAILS', 'AGAIN draw_again']])
    expect(told([first, { ...first, draw: 'draw_other' }])).toEqual([['FAILS', 'AGAIN draw_other']])
  })

  it('pity that was told lower than the last draw left it', () => {
    expect(told([first, { ...ten, since: { before: 2, after: 3 } }, last])).toEqual([
      ['FAILS', 'SINCE draw_1'],
    ])
  })

  it('another seed or pseudonym under the same promise', () => {
    expect(told([first, { ...ten, clientSeed: 'ee' }])).toEqual([['FAILS', 'PAIR draw_1']])
    expect(told([first, { ...ten, drawer: 'e' }])).toEqual([['FAILS', 'PAIR draw_1']])
  })
})
