import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { isAmong, prepared, statement } from '../../platform/database/prepared.ts'
import {
  vote,
  votingCandidate,
  votingEvent,
  votingRound,
  votingTally,
  type VoteRow,
  type VotingCandidateRow,
  type VotingEventRow,
  type VotingTallyRow,
} from './tables.ts'

const events = prepared('voting_events', (db) =>
  db.select().from(votingEvent).where(isAmong(votingEvent.id, 'ids')),
)
const eventsOf = prepared('voting_events_of', (db) =>
  db
    .select()
    .from(votingEvent)
    .where(eq(votingEvent.communityId, sql.placeholder('communityId')))
    .orderBy(desc(votingEvent.closesAt), asc(votingEvent.id)),
)
const candidatesOf = prepared('voting_candidates_of', (db) =>
  db
    .select()
    .from(votingCandidate)
    .where(eq(votingCandidate.eventId, sql.placeholder('eventId')))
    .orderBy(asc(votingCandidate.position), asc(votingCandidate.id)),
)
const candidates = prepared('voting_candidates', (db) =>
  db.select().from(votingCandidate).where(isAmong(votingCandidate.id, 'ids')),
)

export const findEvents = (db: Queryable, ids: readonly string[]): Promise<VotingEventRow[]> =>
  events(db, { ids })

export const findEventsOf = (db: Queryable, communityId: string): Promise<VotingEventRow[]> =>
  eventsOf(db, { communityId })

export const findCandidatesOf = (db: Queryable, eventId: string): Promise<VotingCandidateRow[]> =>
  candidatesOf(db, { eventId })

export const findCandidates = (
  db: Queryable,
  ids: readonly string[],
): Promise<VotingCandidateRow[]> => candidates(db, { ids })

export type NewVote = {
  eventId: string
  round: { day: string; opensAt: Date; closesAt: Date }
  fanId: string
  id: string
  candidateId: string
  receipt: string
  idempotencyKey: string
  castAt: Date
  voterSince: Date
  /** The address that it comes from: kept as a hash, until the round is counted. */
  address: string
  most: number
}

type Casting = 'CAST' | 'SAME' | 'VOTED' | 'CLOSED' | 'LIMIT'

const casting = statement<{ outcome: Casting }>(
  'cast_vote',
  'select outcome from cast_vote($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
)

/** Casts a vote, or says why not, in one statement. */
export async function insertVote(db: Queryable, cast: NewVote): Promise<Casting> {
  const { round } = cast
  const [answer] = await casting(db, [
    cast.eventId,
    round.day,
    round.opensAt.toISOString(),
    round.closesAt.toISOString(),
    cast.fanId,
    cast.id,
    cast.candidateId,
    cast.receipt,
    cast.idempotencyKey,
    cast.castAt.toISOString(),
    cast.voterSince.toISOString(),
    cast.address,
    cast.most,
  ])
  return answer!.outcome
}

const votesOfFan = prepared('votes_of_fan', (db) =>
  db
    .select({
      id: vote.id,
      eventId: vote.eventId,
      day: vote.day,
      candidateId: vote.candidateId,
      receipt: vote.receipt,
      castAt: vote.castAt,
      isPublished: sql<boolean>`${votingRound.publishedAt} is not null`,
    })
    .from(vote)
    .innerJoin(
      votingRound,
      and(eq(votingRound.eventId, vote.eventId), eq(votingRound.day, vote.day)),
    )
    .where(
      and(eq(vote.fanId, sql.placeholder('fanId')), eq(vote.eventId, sql.placeholder('eventId'))),
    )
    .orderBy(desc(vote.day)),
)

/** A fan's votes in an event, the newest first. */
export const findVotesOf = (db: Queryable, fanId: string, eventId: string): Promise<VoteRow[]> =>
  votesOfFan(db, { fanId, eventId })

const openCounts = prepared('voting_open_counts', (db) =>
  db
    .select({ candidateId: vote.candidateId, count: sql<number>`count(*)::integer` })
    .from(vote)
    .where(
      and(
        eq(vote.eventId, sql.placeholder('eventId')),
        sql`${vote.setAsideFor} is null`,
        sql`${vote.day} in (select r.day from ${votingRound} r where r.event_id = ${vote.eventId} and r.published_at is null)`,
      ),
    )
    .groupBy(vote.candidateId),
)

/** What counts in rounds that are not published yet. */
export const countOpenVotes = (
  db: Queryable,
  eventId: string,
): Promise<{ candidateId: string; count: number }[]> => openCounts(db, { eventId })

const roundsOf = prepared('voting_rounds_of', (db) =>
  db
    .select()
    .from(votingRound)
    .where(eq(votingRound.eventId, sql.placeholder('eventId')))
    .orderBy(desc(votingRound.day)),
)
const talliesOf = prepared('voting_tallies_of', (db) =>
  db
    .select()
    .from(votingTally)
    .where(eq(votingTally.eventId, sql.placeholder('eventId'))),
)

export type RoundRecord = typeof votingRound.$inferSelect

/** The rounds in which somebody voted, the newest first. */
export const findRoundsOf = (db: Queryable, eventId: string): Promise<RoundRecord[]> =>
  roundsOf(db, { eventId })

/** What published rounds came to. */
export const findTalliesOf = (
  db: Queryable,
  eventId: string,
): Promise<(VotingTallyRow & { day: string })[]> => talliesOf(db, { eventId })

/** All votes of a round, with whether each counts. */
export async function findLoggedVotes(db: Queryable, eventId: string, day: string) {
  const rows = await db
    .select({ receipt: vote.receipt, candidateId: vote.candidateId, for: vote.setAsideFor })
    .from(vote)
    .where(and(eq(vote.eventId, eventId), eq(vote.day, day)))
  return rows.map(({ for: why, ...rest }) => ({ ...rest, isSetAside: why !== null }))
}
