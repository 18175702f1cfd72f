import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { VotingResults } from '#schema/enums.generated.ts'
import type { Round } from '#rules/votingRounds.ts'
import {
  bytes,
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

export const votingEvent = pgTable(
  'voting_event',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    identifier: text('identifier').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    results: text('results', { enum: VotingResults }).notNull(),
    /** How often a fan may vote in all. */
    votesMost: integer('votes_most').notNull().default(10),
    /** How old an account must be. */
    voterAgeHours: integer('voter_age_hours').notNull().default(24),
    /** Every account has proven a contact; with this it must be a phone. */
    needsPhone: boolean('needs_phone').notNull().default(true),
    /** Free coins for sharing a vote, once. */
    shareRewardCoins: integer('share_reward_coins'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('voting_event_identifier').on(table.tenantId, table.communityId, table.identifier),
    references(table.communityId, community, 'voting_event_community'),
    check('voting_event_period', sql`${table.opensAt} < ${table.closesAt}`),
    check(
      'voting_event_counts',
      sql`${table.votesMost} > 0 and ${table.voterAgeHours} >= 0 and ${table.shareRewardCoins} > 0`,
    ),
  ],
)

export const votingCandidate = pgTable(
  'voting_candidate',
  {
    tenantId: tenantId(),
    eventId: text('event_id').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.eventId, table.id] }),
    uniqueIndex('voting_candidate_id').on(table.tenantId, table.id),
    references(table.eventId, votingEvent, 'voting_candidate_event'),
  ],
)

/** A day of an event in which somebody voted. */
export const votingRound = pgTable(
  'voting_round',
  {
    tenantId: tenantId(),
    eventId: text('event_id').notNull(),
    day: date('day').notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** Hides whence votes came. It is forgotten once the round is counted, and whence they came with it. */
    salt: bytes('salt'),
    /** From then on no vote is taken: its log and its tallies stand. */
    publishedAt: instant('published_at'),
    /** How often it was counted anew since. */
    recounts: integer('recounts').notNull().default(0),
    logDigest: text('log_digest'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.eventId, table.day] }),
    index('voting_round_due')
      .on(table.tenantId, table.closesAt)
      .where(sql`published_at is null`),
    references(table.eventId, votingEvent, 'voting_round_event'),
    check(
      'voting_round_published',
      sql`(${table.publishedAt} is null) = (${table.logDigest} is null)`,
    ),
  ],
)

/** One vote a fan and round: the key holds it, whatever comes at once. */
export const vote = pgTable(
  'vote',
  {
    tenantId: tenantId(),
    eventId: text('event_id').notNull(),
    day: date('day').notNull(),
    fanId: text('fan_id').notNull(),
    id: text('id').notNull(),
    candidateId: text('candidate_id').notNull(),
    receipt: text('receipt').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    castAt: instant('cast_at').notNull(),
    /** When the fan's account was made. */
    voterSince: instant('voter_since').notNull(),
    /** A salted hash of the address that it came from; null once the round is counted. */
    source: bytes('source'),
    /** Why it does not count; null where it does. It is kept all the same. */
    setAsideFor: text('set_aside_for'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.eventId, table.day, table.fanId] }),
    uniqueIndex('vote_receipt').on(table.tenantId, table.eventId, table.day, table.receipt),
    index('vote_of_fan').on(table.tenantId, table.fanId, table.eventId),
    index('vote_counted')
      .on(table.tenantId, table.eventId, table.day, table.candidateId)
      .where(sql`set_aside_for is null`),
    foreignKey({
      name: 'vote_round',
      columns: [table.tenantId, table.eventId, table.day],
      foreignColumns: [votingRound.tenantId, votingRound.eventId, votingRound.day],
    }),
    foreignKey({
      name: 'vote_candidate',
      columns: [table.tenantId, table.eventId, table.candidateId],
      foreignColumns: [votingCandidate.tenantId, votingCandidate.eventId, votingCandidate.id],
    }),
    references(table.fanId, user, 'vote_fan'),
  ],
)

/** What a published round came to: what its votes add up to. */
export const votingTally = pgTable(
  'voting_tally',
  {
    tenantId: tenantId(),
    eventId: text('event_id').notNull(),
    day: date('day').notNull(),
    candidateId: text('candidate_id').notNull(),
    counted: integer('counted').notNull(),
    setAside: integer('set_aside').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.eventId, table.day, table.candidateId] }),
    foreignKey({
      name: 'voting_tally_round',
      columns: [table.tenantId, table.eventId, table.day],
      foreignColumns: [votingRound.tenantId, votingRound.eventId, votingRound.day],
    }),
    foreignKey({
      name: 'voting_tally_candidate',
      columns: [table.tenantId, table.eventId, table.candidateId],
      foreignColumns: [votingCandidate.tenantId, votingCandidate.eventId, votingCandidate.id],
    }),
  ],
)

export type VotingEventRow = typeof votingEvent.$inferSelect
export type VotingCandidateRow = typeof votingCandidate.$inferSelect
export type VotingTallyRow = Pick<
  typeof votingTally.$inferSelect,
  'eventId' | 'candidateId' | 'counted' | 'setAside'
>
/** A round as it is shown, whether anybody voted in it or not. */
export type VotingRoundRow = Round & {
  event: VotingEventRow
  publishedAt: Date | null
  recounts: number
  logDigest: string | null
  tallies: readonly VotingTallyRow[]
}
export type VoteRow = Pick<
  typeof vote.$inferSelect,
  'id' | 'eventId' | 'day' | 'candidateId' | 'receipt' | 'castAt'
> & { isPublished: boolean }
