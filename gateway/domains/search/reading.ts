import { foldText, gramsOf } from '#rules/search.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import {
  appendPostings,
  settleTexts,
  takeWaiting,
  type Posting,
  type WaitingText,
} from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    readTexts: undefined
  }
}

export const searchJobs: JobKinds = { readTexts: { run: readTexts, again: '* * * * *' } }

/** How many numbers a segment holds: as many as two bytes name. */
export const segmentSize = 65_536
/** A transaction's texts, and a statement's postings: some tens of milliseconds, in which none of them can be changed. */
const textsAtOnce = 200
const postingsAtOnce = 5_000

/** Reads what waits into postings, each text once: its places and its being read are one transaction. */
export async function readTexts({ db, signal }: Pick<JobContext, 'db' | 'signal'>): Promise<void> {
  for (let read = textsAtOnce; read === textsAtOnce && !signal.aborted;)
    read = await db.transaction(async (transaction) => {
      const texts = await takeWaiting(transaction, textsAtOnce)
      const postings = postingsOf(texts)
      for (let at = 0; at < postings.length; at += postingsAtOnce)
        await appendPostings(transaction, postings.slice(at, at + postingsAtOnce))
      if (texts.length > 0)
        await settleTexts(
          transaction,
          texts.map(({ number }) => number),
        )
      return texts.length
    })
}

/** By their keys' order, in which all who add lock them. */
function postingsOf(texts: readonly WaitingText[]): Posting[] {
  const held = new Map<string, Omit<Posting, 'places'> & { places: number[] }>()
  for (const { number, scope, partId, authorId, text } of texts) {
    const segment = Math.floor(number / segmentSize)
    const ids = partId === null ? [authorId] : [authorId, partId]
    for (const gram of [...gramsOf(foldText(text)), ...ids]) {
      const key = `${scope} ${segment} ${gram}`
      const known = held.get(key)
      if (known) known.places.push(number % segmentSize)
      else held.set(key, { scope, gram, segment, places: [number % segmentSize] })
    }
  }
  return [...held.keys()].toSorted().map((key) => {
    const posting = held.get(key)!
    return { ...posting, places: Buffer.from(new Uint16Array(posting.places).buffer) }
  })
}
