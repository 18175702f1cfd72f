import { and, eq, sql } from 'drizzle-orm'
import { readReceipt } from '#rules/voteReceipt.ts'
import type { Services } from '../../platform/graphql/context.ts'
import type { Database, Queryable } from '../../platform/database/pools.ts'
import { tellCounted } from './counting.ts'
import { count, lockRound } from './publishing.ts'
import { vote, votingCandidate, votingEvent, votingRound } from './tables.ts'

/** A candidate's votes of a round, counted both ways. */
export type Reviewed = {
  day: string
  candidate: string
  counted: number
  setAside: number
  /** Why, and how many. */
  reasons: string
  isPublished: boolean
}

/** All rounds of an event with what counts and what was set aside, the newest first. Null where there is no event. */
export async function reviewVotes(
  db: Queryable,
  identifier: string,
): Promise<{ eventId: string; rounds: Reviewed[] } | null> {
  const [event] = await db
    .select({ id: votingEvent.id })
    .from(votingEvent)
    .where(eq(votingEvent.identifier, identifier))
  if (!event) return null
  const { rows } = await db.execute<Reviewed>(sql`
    select v.day::text as day, c.name ->> 'ja' as candidate, count(*) filter (where v.set_aside_for is null)::integer as counted,
      count(v.set_aside_for)::integer as "setAside",
      coalesce(string_agg(distinct v.set_aside_for, ', '), '') as reasons,
      bool_and(r.published_at is not null) as "isPublished"
    from ${vote} v
    join ${votingRound} r using (tenant_id, event_id, day)
    join ${votingCandidate} c on c.event_id = v.event_id and c.id = v.candidate_id
    where v.event_id = ${event.id}
    group by v.day, c.id, c.name, c.position order by v.day desc, c.position`)
  return { eventId: event.id, rounds: rows }
}

type Reviewer = Pick<Services, 'events' | 'cache' | 'now'> & { tenantId: string; db: Database }

/**
 * Sets a vote aside for a reason, or (null) lets it count again. Where its round is published, that is counted anew
 * in the same transaction, and says so. False where there is no such vote.
 */
export async function judgeVote(
  reviewer: Reviewer,
  eventId: string,
  typed: string,
  reason: string | null,
): Promise<boolean> {
  const receipt = readReceipt(typed)
  if (receipt === null) return false
  const isFound = await reviewer.db.transaction(async (transaction) => {
    const isIt = and(eq(vote.eventId, eventId), eq(vote.receipt, receipt))
    const [found] = await transaction.select({ day: vote.day }).from(vote).where(isIt)
    const round = found && (await lockRound(transaction, eventId, found.day))
    if (!round) return false
    await transaction.update(vote).set({ setAsideFor: reason }).where(isIt)
    if (round.publishedAt !== null) await count(transaction, round, reviewer.now())
    return true
  })
  if (isFound) await tellCounted(reviewer, eventId)
  return isFound
}
