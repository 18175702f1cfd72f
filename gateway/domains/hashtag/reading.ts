import { hashtagKeysOf } from '#rules/hashtag.ts'
import { relabelMentions } from '#rules/mention.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { prefixOf } from '../../platform/ids.ts'
import {
  findTexts,
  replaceUses,
  takeSomeUnread,
  takeUnread,
  type HashtagUse,
  type Tagged,
} from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    readHashtags: undefined
  }
}

export const hashtagJobs: JobKinds = { readHashtags: { run: readHashtags, again: '* * * * *' } }

const kinds = ['post', 'topic', 'comment'] as const
/** A transaction's texts: some ten milliseconds. */
const atOnce = 500

/**
 * Has what was written, or was given another text than it had `before`, found by its hashtags: a part of the
 * transaction that wrote it.
 */
export async function indexHashtags(
  transaction: Transaction,
  written: Tagged,
  before?: Tagged,
): Promise<void> {
  const isUnread = await takeUnread(transaction, written.id)
  // Where the same text mentions others, the database noticed nothing: what is a name by now is no hashtag.
  const isOther = before !== undefined && keysOf(written).join(' ') !== keysOf(before).join(' ')
  if (isUnread || isOther) await replaceUses(transaction, [written.id], usesOf(written))
}

/** Reads what older releases wrote, and what had been written before there were hashtags. */
export async function readHashtags({
  db,
  signal,
}: Pick<JobContext, 'db' | 'signal'>): Promise<void> {
  for (let read = atOnce; read === atOnce && !signal.aborted;) read = await db.transaction(readSome)
}

/** Reads some of what is to be read; gives how many that were. */
export async function readSome(transaction: Transaction): Promise<number> {
  const ids = await takeSomeUnread(transaction, atOnce)
  if (ids.length === 0) return 0
  const uses: HashtagUse[] = []
  for (const kind of kinds) {
    const own = ids.filter((id) => prefixOf(id) === kind)
    if (own.length === 0) continue
    const texts = await findTexts(transaction, kind, own)
    uses.push(...texts.flatMap(usesOf))
  }
  await replaceUses(transaction, ids, uses)
  return ids.length
}

function usesOf(written: Tagged): HashtagUse[] {
  const { id: subjectId, communityId, postedAt } = written
  const kind = kinds.find((each) => each === prefixOf(subjectId))
  if (kind === undefined) return []
  return keysOf(written).map((key) => ({ communityId, key, kind, postedAt, subjectId }))
}

function keysOf(written: Tagged): string[] {
  // A name with a # is a name, and what follows one begins anew: as the text is shown.
  const { text } = relabelMentions(
    written.text,
    written.mentions.filter(({ revision }) => revision === written.revision),
    () => ' ',
  )
  return hashtagKeysOf(text)
}
