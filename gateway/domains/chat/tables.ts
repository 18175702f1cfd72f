import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ChannelPosting, ChannelVisibility } from '#schema/enums.generated.ts'
import { community, type PublicMembershipRow } from '../community/tables.ts'
import type { PublicUserRow } from '../user/tables.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
} from '../../platform/database/columns.ts'

export const channel = pgTable(
  'channel',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    topic: jsonb('topic').$type<LocalizedText>().notNull(),
    emblem: jsonb('emblem').$type<ImageRef>().notNull(),
    talentId: text('talent_id'),
    visibility: text('visibility', { enum: ChannelVisibility }).notNull(),
    posting: text('posting', { enum: ChannelPosting }).notNull(),
    /** The newest message's number. Raised under this row's lock, so that order and gaps are exact. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** The number of its newest change, raised under the same lock: each message that is new or changed takes the next. */
    lastRev: integer('last_rev').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('channel_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community),
  ],
)

export const message = pgTable(
  'message',
  {
    tenantId: tenantId(),
    channelId: text('channel_id').notNull(),
    seq: integer('seq').notNull(),
    /** The channel's `lastRev` at its last change. */
    rev: integer('rev').notNull(),
    id: text('id').notNull(),
    authorId: text('author_id').notNull(),
    text: text('text').notNull(),
    images: jsonb('images').$type<ImageRef[]>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.channelId, table.seq] }),
    uniqueIndex('message_rev').on(table.tenantId, table.channelId, table.rev),
    uniqueIndex('message_id').on(table.tenantId, table.id),
    uniqueIndex('message_idempotency').on(table.tenantId, table.authorId, table.idempotencyKey),
    index('message_author').on(table.tenantId, table.authorId, table.channelId, table.sentAt),
    references(table.channelId, channel),
  ],
)

export const channelRead = pgTable(
  'channel_read',
  {
    tenantId: tenantId(),
    userId: text('user_id').notNull(),
    channelId: text('channel_id').notNull(),
    lastReadSeq: integer('last_read_seq').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.channelId] }),
    references(table.channelId, channel),
  ],
)

/** What hardly changes of a channel. Its newest numbers and message are its head's (`store.ts`). */
export type ChannelRow = Omit<typeof channel.$inferSelect, 'lastSeq' | 'lastRev'>
/** How far a viewer has read in a channel. */
export type ReadState = Pick<typeof channelRead.$inferSelect, 'channelId' | 'lastReadSeq'>
/** What is shown of a message itself. */
export type WrittenMessage = Omit<typeof message.$inferSelect, 'tenantId' | 'idempotencyKey'>
/** Its author and their place, where whoever brought the message brought them along; null where they have left. */
export type Authorship = {
  author?: PublicUserRow | null
  authorMembership?: PublicMembershipRow | null
}
/** A message of a channel that its reader was let into. */
export type MessageRow = WrittenMessage & Authorship & { channel: ChannelRow }
