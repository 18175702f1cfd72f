import { addUp, digestOfLog, readLog, type LoggedVote } from '#rules/votingLog.ts'
import type { Recount } from '../../machines/recountMachine.ts'

export type Published = {
  logDigest: string
  tallies: readonly { candidateId: string; counted: number; setAside: number }[]
}

/** Fetches a round's log. Throws where it could not be had. */
export async function fetchLog(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the log was answered with ${response.status}`)
  return response.text()
}

/** Holds a log against what was published of it. What can't be read as a log adds up to nothing. */
export function holdAgainst(text: string, { logDigest, tallies }: Published): Recount {
  const votes = tryRead(text)
  const sums = addUp(votes ?? [])
  return {
    votes: new Map(votes?.map((vote) => [vote.receipt, vote])),
    isSameLog: digestOfLog(text) === logDigest,
    isSameSum:
      votes !== null &&
      sums.size === tallies.length &&
      tallies.every(({ candidateId, counted, setAside }) => {
        const sum = sums.get(candidateId)
        return sum?.counted === counted && sum.setAside === setAside
      }),
  }
}

function tryRead(text: string): LoggedVote[] | null {
  try {
    return readLog(text)
  } catch {
    return null
  }
}
