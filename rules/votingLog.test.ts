import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readReceipt, receiptOf, spellReceipt } from './voteReceipt.ts'
import { addUp, digestOfLog, readLog, writeLog } from './votingLog.ts'

const ballot = { eventId: 'event', day: '2026-11-20', voterId: 'user', key: 'random' }
const votes = [
  { receipt: 'ZZZZZZZZZZZZZZZZ', candidateId: 'a', isSetAside: false },
  { receipt: '0000000000000000', candidateId: 'b', isSetAside: true },
  { receipt: '8888888888888888', candidateId: 'a', isSetAside: false },
]

it('makes a receipt as its definition says, in another’s arithmetic', () => {
  const digest = createHash('sha256')
    .update('["vote 1","event","2026-11-20","user","random"]')
    .digest()
  const bits = [...digest.subarray(0, 10)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits
    .match(/.{5}/g)!
    .map((five) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number.parseInt(five, 2)])
  expect(receiptOf(ballot)).toBe(letters.join(''))
  for (const part of ['eventId', 'day', 'voterId', 'key'] as const)
    expect(receiptOf({ ...ballot, [part]: 'another' })).not.toBe(receiptOf(ballot))
})

it('reads a receipt however it was copied, and nothing else', () => {
  const receipt = receiptOf(ballot)
  expect(readReceipt(` ${spellReceipt(receipt).toLowerCase()}\n`)).toBe(receipt)
  expect(readReceipt('oooo-IIII-llll-００００')).toBe('0000111111110000')
  for (const typed of ['', '1234', `${receipt}0`, 'UUUUUUUUUUUUUUUU'])
    expect(readReceipt(typed)).toBeNull()
})

it('writes a log that tells no order, and adds up from its text alone', () => {
  const log = writeLog(votes)
  expect(writeLog(votes.toReversed())).toBe(log)
  expect(log.split('\n')[1]).toBe('0000000000000000,b,set aside')
  expect(addUp(readLog(log))).toEqual(
    new Map([
      ['b', { counted: 0, setAside: 1 }],
      ['a', { counted: 2, setAside: 0 }],
    ]),
  )
  expect(readLog(writeLog([]))).toEqual([])
  expect(digestOfLog(log)).toBe(createHash('sha256').update(log).digest('hex'))
})

it('refuses a log in which a vote stands twice, or a line is none', () => {
  const log = writeLog(votes)
  for (const broken of [
    '',
    log.slice(0, -1),
    log.replace('counted', 'doubled'),
    writeLog([...votes, { ...votes[0]!, candidateId: 'b' }]),
  ])
    expect(() => readLog(broken)).toThrow(SyntaxError)
})
