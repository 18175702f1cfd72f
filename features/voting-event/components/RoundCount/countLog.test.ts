import { expect, it } from 'vitest'
import { digestOfLog, writeLog } from '#rules/votingLog.ts'
import { holdAgainst } from './countLog.ts'

const votes = ['A', 'B', 'C'].map((letter, n) => ({
  receipt: letter.repeat(16),
  candidateId: n === 2 ? 'other' : 'one',
  isSetAside: n === 1,
}))
const log = writeLog(votes)
const published = {
  logDigest: digestOfLog(log),
  tallies: [
    { candidateId: 'one', counted: 1, setAside: 1 },
    { candidateId: 'other', counted: 1, setAside: 0 },
  ],
}

it('agrees with what was published of it', () => {
  expect(holdAgainst(log, published)).toMatchObject({ isSameLog: true, isSameSum: true })
})

it('notices a log that was changed, though its sums are the same', () => {
  const swapped = log.replaceAll('A', 'D')
  expect(holdAgainst(swapped, published)).toMatchObject({ isSameLog: false, isSameSum: true })
})

it.each([
  ['a vote more', [{ ...published.tallies[0]!, counted: 2 }, published.tallies[1]!]],
  [
    'one that was set aside without a mark',
    [{ ...published.tallies[0]!, setAside: 0 }, published.tallies[1]!],
  ],
  [
    'a candidate whom nobody voted for',
    [...published.tallies, { candidateId: 'x', counted: 1, setAside: 0 }],
  ],
  ['a candidate left out', [published.tallies[0]!]],
])('notices sums that hold %s', (_, tallies) => {
  expect(holdAgainst(log, { ...published, tallies }).isSameSum).toBe(false)
})

it('adds nothing up where it is no log', () => {
  expect(holdAgainst('<html>', published)).toEqual({
    votes: new Map(),
    isSameLog: false,
    isSameSum: false,
  })
})
