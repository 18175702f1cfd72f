import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { post } from '../post/tables.ts'
import { user } from '../user/tables.ts'

// All of it goes with its post, by the database: a release that knows of no polls forgets posts too.

/** What a post asks its readers. */
export const postPoll = pgTable(
  'post_poll',
  {
    tenantId: tenantId(),
    postId: text('post_id').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** As many as there are votes. */
    voterCount: integer('voter_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.postId] }),
    references(table.postId, post, 'post_poll_post').onDelete('cascade'),
  ],
)

export const postPollChoice = pgTable(
  'post_poll_choice',
  {
    tenantId: tenantId(),
    postId: text('post_id').notNull(),
    /** 0 for the first. */
    ordinal: integer('ordinal').notNull(),
    text: text('text').notNull(),
    /** As many as there are votes for it. */
    votes: integer('votes').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.postId, table.ordinal] }),
    references(table.postId, post, 'post_poll_choice_post').onDelete('cascade'),
    check('post_poll_choice_ordinal', sql`${table.ordinal} between 0 and 3`),
  ],
)

/** A fan's vote: one a poll, by its key. */
export const postPollVote = pgTable(
  'post_poll_vote',
  {
    tenantId: tenantId(),
    postId: text('post_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** Of the choice. */
    ordinal: integer('ordinal').notNull(),
    /** Chosen by the client, once a vote. */
    idempotencyKey: text('idempotency_key').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.postId, table.fanId] }),
    index('post_poll_vote_fan').on(table.tenantId, table.fanId),
    references(table.postId, post, 'post_poll_vote_post').onDelete('cascade'),
    references(table.fanId, user, 'post_poll_vote_fan_id'),
  ],
)
