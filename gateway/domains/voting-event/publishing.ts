import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { addUp, digestOfLog, writeLog } from '#rules/votingLog.ts'
import { addDays } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { tellCounted } from './counting.ts'
import { findLoggedVotes, type RoundRecord } from './store.ts'
import { vote, votingRound, votingTally } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    publishVotingRounds: null
  }
}

export const votingJobs: JobKinds = {
  publishVotingRounds: { again: '* * * * *', run: publishDueRounds },
}

/**
 * So many votes for one candidate, from one address, by accounts younger than this: a venue's guests share an
 * address, but did not all sign up last week for the same candidate.
 */
const cluster = { votes: 10, accountDays: 7 }

type Publisher = Pick<JobContext, 'db' | 'now' | 'events' | 'cache' | 'tenantId'>

/** Counts and publishes the rounds that are over, each in a transaction of its own. It may run twice. */
export async function publishDueRounds(context: Publisher): Promise<void> {
  const { db, now } = context
  const due = await db
    .select({ eventId: votingRound.eventId, day: votingRound.day })
    .from(votingRound)
    .where(and(isNull(votingRound.publishedAt), lte(votingRound.closesAt, now())))
    .orderBy(asc(votingRound.day))
  for (const { eventId, day } of due) {
    await db.transaction(async (transaction) => {
      // Votes that are on their way hold the row: what comes in later finds it published.
      const round = await lockRound(transaction, eventId, day)
      if (!round || round.publishedAt !== null) return
      await setClustersAside(transaction, round)
      await count(transaction, round, now())
    })
    await tellCounted(context, eventId)
  }
}

/** Locks a round against votes and other counts. */
export async function lockRound(
  transaction: Transaction,
  eventId: string,
  day: string,
): Promise<RoundRecord | undefined> {
  const [round] = await transaction
    .select()
    .from(votingRound)
    .where(and(eq(votingRound.eventId, eventId), eq(votingRound.day, day)))
    .for('update')
  return round
}

/** Counts a round that is locked, writes what it came to, and forgets whence its votes came. */
export async function count(
  transaction: Transaction,
  { eventId, day, publishedAt, recounts }: RoundRecord,
  now: Date,
): Promise<void> {
  const votes = await findLoggedVotes(transaction, eventId, day)
  const tallies = [...addUp(votes)].map(([candidateId, tally]) => ({
    eventId,
    day,
    candidateId,
    ...tally,
  }))
  await transaction
    .delete(votingTally)
    .where(and(eq(votingTally.eventId, eventId), eq(votingTally.day, day)))
  if (tallies.length > 0) await transaction.insert(votingTally).values(tallies)
  await transaction
    .update(votingRound)
    .set({
      publishedAt: publishedAt ?? now,
      recounts: publishedAt === null ? 0 : recounts + 1,
      logDigest: digestOfLog(writeLog(votes)),
      salt: null,
    })
    .where(and(eq(votingRound.eventId, eventId), eq(votingRound.day, day)))
  await transaction
    .update(vote)
    .set({ source: null })
    .where(and(eq(vote.eventId, eventId), eq(vote.day, day)))
}

async function setClustersAside(
  transaction: Transaction,
  { eventId, day, closesAt }: RoundRecord,
): Promise<void> {
  const youngSince = addDays(closesAt, -cluster.accountDays).toISOString()
  await transaction.execute(sql`
    update ${vote} v set set_aside_for = 'CLUSTER'
    from (
      select candidate_id, source from ${vote}
      where event_id = ${eventId} and day = ${day} and voter_since > ${youngSince}::timestamptz
      group by candidate_id, source having count(*) >= ${cluster.votes}
    ) found
    where v.event_id = ${eventId} and v.day = ${day} and v.set_aside_for is null
      and v.voter_since > ${youngSince}::timestamptz
      and v.candidate_id = found.candidate_id and v.source = found.source`)
}
