import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import {
  InformationCategory,
  ReceivedPresentKind,
  ReceiverActivityKind,
  ReportReason,
} from '#schema/enums.generated.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

export const information = pgTable(
  'information',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    category: text('category', { enum: InformationCategory }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    body: jsonb('body').$type<LocalizedText>().notNull(),
    picture: jsonb('picture').$type<ImageRef>(),
    authorId: text('author_id').notNull(),
    /** Nobody knows of it before. */
    publishedAt: instant('published_at').notNull(),
    revisedAt: instant('revised_at'),
    /** An address of the app, with the words that lead there. */
    link: jsonb('link').$type<{ path: string; label: LocalizedText }>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('information_list').on(table.tenantId, table.communityId, table.publishedAt, table.id),
    references(table.communityId, community, 'information_community'),
    references(table.authorId, user, 'information_author'),
    check('information_revised', sql`${table.revisedAt} >= ${table.publishedAt}`),
  ],
)

/** What a fan opened, and their favourites. */
export const informationMark = pgTable(
  'information_mark',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    informationId: text('information_id').notNull(),
    kind: text('kind', { enum: ['READ', 'FAVORITE'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.kind, table.informationId] }),
    index('information_mark_list').on(
      table.tenantId,
      table.fanId,
      table.kind,
      table.at,
      table.informationId,
    ),
    references(table.fanId, user, 'information_mark_fan'),
    references(table.informationId, information, 'information_mark_information'),
  ],
)

/** What reaches one fan alone: only they see it. */
export const receivedInformation = pgTable(
  'received_information',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    communityId: text('community_id').notNull(),
    kind: text('kind', { enum: ReceiverActivityKind }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    body: jsonb('body').$type<LocalizedText>().notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** An address of the app, with the words that lead there. */
    link: jsonb('link').$type<{ path: string; label: LocalizedText }>(),
    /** Of a present. */
    presentKind: text('present_kind', { enum: ReceivedPresentKind }),
    amount: integer('amount'),
    /** What it takes of the month's budget, in yen. */
    worthYen: integer('worth_yen'),
    claimableUntil: instant('claimable_until'),
    claimedAt: instant('claimed_at'),
    /** Of a warning. */
    reason: text('reason', { enum: ReportReason }),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    /** The desk's answer to it. */
    answer: jsonb('answer').$type<LocalizedText>(),
    isLifted: boolean('is_lifted'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('received_information_fan').on(table.tenantId, table.fanId, table.at, table.id),
    index('received_information_presents')
      .on(table.tenantId, table.at)
      .where(sql`kind = 'PRESENT'`),
    index('received_information_appeals')
      .on(table.tenantId, table.appealedAt)
      .where(sql`appealed_at is not null and answer is null`),
    references(table.fanId, user, 'received_information_fan_id'),
    references(table.communityId, community, 'received_information_community'),
    check(
      'received_information_present',
      sql`num_nulls(${table.presentKind}, ${table.amount}, ${table.worthYen}, ${table.claimableUntil}) = case when ${table.kind} = 'PRESENT' then 0 else 4 end and (${table.amount} is null or ${table.amount} >= 1) and (${table.claimedAt} is null or ${table.kind} = 'PRESENT')`,
    ),
    check(
      'received_information_warning',
      sql`(${table.reason} is not null) = (${table.kind} = 'WARNING') and (${table.appeal} is null) = (${table.appealedAt} is null) and (${table.answer} is null) = (${table.isLifted} is null) and (${table.answer} is null or ${table.appeal} is not null) and (${table.appeal} is null or ${table.kind} = 'WARNING')`,
    ),
  ],
)

export type ReceivedRow = typeof receivedInformation.$inferSelect
export type InformationRow = typeof information.$inferSelect
