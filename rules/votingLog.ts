import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export type LoggedVote = { receipt: string; candidateId: string; isSetAside: boolean }
export type Tally = { counted: number; setAside: number }

const head = 'receipt,candidate,standing'

/**
 * A round's log as it is published: a line a vote, by receipt. Receipts are random, so that the order tells nothing,
 * and no line holds a time or a name.
 */
export function writeLog(votes: readonly LoggedVote[]): string {
  const lines = votes
    .map(
      ({ receipt, candidateId, isSetAside }) =>
        `${receipt},${candidateId},${isSetAside ? 'set aside' : 'counted'}`,
    )
    .toSorted()
  return [head, ...lines, ''].join('\n')
}

/** The votes of a log; throws a SyntaxError where it is none, or a receipt stands in it twice. */
export function readLog(text: string): LoggedVote[] {
  const [first, ...lines] = text.split('\n')
  if (first !== head || lines.pop() !== '') throw new SyntaxError('this is no log of votes')
  const votes = lines.map((line) => {
    const [receipt = '', candidateId = '', standing = '', ...more] = line.split(',')
    if (more.length > 0 || !['counted', 'set aside'].includes(standing))
      throw new SyntaxError(`"${line}" is no vote`)
    return { receipt, candidateId, isSetAside: standing === 'set aside' }
  })
  if (new Set(votes.map(({ receipt }) => receipt)).size < votes.length)
    throw new SyntaxError('a receipt stands in the log twice')
  return votes
}

/** Adds a log up, by candidate. */
export function addUp(votes: readonly LoggedVote[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const { candidateId, isSetAside } of votes) {
    const tally = tallies.get(candidateId) ?? { counted: 0, setAside: 0 }
    tallies.set(candidateId, tally)
    tally[isSetAside ? 'setAside' : 'counted'] += 1
  }
  return tallies
}

/** What a log is known by: SHA-256 of its bytes, in hexadecimal. */
export const digestOfLog = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
