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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ChannelPosting, ChannelVisibility } from '#schema/enums.generated.ts'
import { community, type PublicMembershipRow } from '../community/tables.ts'
import type { KeptMention } from '../mention/tables.ts'
import { nft } from '../collection/tables.ts'
import { sticker } from '../sticker/tables.ts'
import { storeItem } from '../store/tables.ts'
import type { PublicUserRow } from '../user/tables.ts'
import {
  instant,
  references,
  tenantId,
  type ImageRef,
  type LocalizedText,
  type UploadedImage,
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
    /** The NFT that whoever comes in has a piece of. Such a room is `PRIVATE`: a release that knows of none shows it nobody. */
    nftId: text('nft_id'),
    /** The subscription's item by which whoever comes in is a member. Such a room is `PRIVATE` too, and asks for no NFT. */
    membershipItemId: text('membership_item_id'),
    /** The newest message's number. Raised under this row's lock, so that order and gaps are exact. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** The number of its newest change, raised under the same lock: each message that is new or changed takes the next. */
    lastRev: integer('last_rev').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('channel_slug').on(table.tenantId, table.communityId, table.slug),
    references(table.communityId, community),
    references(table.nftId, nft, 'channel_nft'),
    check('channel_nft_private', sql`${table.nftId} is null or ${table.visibility} = 'PRIVATE'`),
    references(table.membershipItemId, storeItem, 'channel_membership'),
    check(
      'channel_membership_private',
      sql`${table.membershipItemId} is null or (${table.nftId} is null and ${table.visibility} = 'PRIVATE')`,
    ),
  ],
)

/** Who has come into a room that asks for something, whatever they have of it by now. */
export const roomMember = pgTable(
  'room_member',
  {
    tenantId: tenantId(),
    userId: text('user_id').notNull(),
    channelId: text('channel_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.channelId] }),
    references(table.channelId, channel, 'room_member_channel'),
  ],
)

/** Whom a private channel is for. */
export const channelMember = pgTable(
  'channel_member',
  {
    tenantId: tenantId(),
    channelId: text('channel_id').notNull(),
    userId: text('user_id').notNull(),
    /** `ASKED` reads and has not answered yet; who has `REJECTED` reads no more, and nobody is told. */
    state: text('state', { enum: ['OPEN', 'ASKED', 'REJECTED'] }).notNull(),
    /** It is theirs that it was made. */
    isOpener: boolean('is_opener').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.channelId, table.userId] }),
    index('channel_member_user').on(table.tenantId, table.userId, table.state),
    references(table.channelId, channel),
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
    /** Whom its text mentions, and where; there they stand by the names that they had then. */
    mentions: jsonb('mentions').$type<KeptMention[]>().notNull().default([]),
    /** What was sent in place of words. */
    stickerId: text('sticker_id'),
    /** The message of this channel that it answers. */
    replyToId: text('reply_to_id'),
    editedAt: instant('edited_at'),
    /** From then on its text is read by nobody; it stays for a minute, in which it can be brought back. */
    deletedAt: instant('deleted_at'),
    /** Since then it is as if deleted, for all but its author, until the desk has decided; `deletedAt` is set too. */
    heldAt: instant('held_at'),
    /** What its reactions came to when they were counted last, the first given first. */
    reactions: jsonb('reactions').$type<CountedReaction[]>().notNull().default([]),
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
    references(table.stickerId, sticker, 'message_sticker'),
  ],
)

/** Which messages mention a fan: for what they have not read. */
export const messageMention = pgTable(
  'message_mention',
  {
    tenantId: tenantId(),
    channelId: text('channel_id').notNull(),
    seq: integer('seq').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.channelId, table.seq, table.userId] }),
    index('message_mention_user').on(table.tenantId, table.userId, table.channelId, table.seq),
    references(table.channelId, channel),
  ],
)

/**
 * What fans uploaded for messages. A table of its own: releases from before know of no use of them, and would take them
 * away from among the others.
 */
export const messagePicture = pgTable(
  'message_picture',
  {
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    id: text('id').notNull(),
    image: jsonb('image').$type<UploadedImage>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The message that shows it; none yet where it is null. */
    shownById: text('message_id'),
  },
  (table) => [
    // A fan's own ids: another's say nothing.
    primaryKey({ columns: [table.tenantId, table.ownerId, table.id] }),
    index('message_picture_message').on(table.tenantId, table.shownById),
    index('message_picture_unused')
      .on(table.tenantId, table.createdAt)
      .where(sql`message_id is null`),
  ],
)

/** Who gave what to a message. Its author, its channel and its totals are the message's. */
export const messageReaction = pgTable(
  'message_reaction',
  {
    tenantId: tenantId(),
    messageId: text('message_id').notNull(),
    userId: text('user_id').notNull(),
    /** `penlight`, or an emoji. */
    emoji: text('emoji').notNull(),
    /** The colour that is waved; null where it is no penlight. */
    palette: text('palette'),
    reactedAt: instant('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.messageId, table.userId, table.emoji] }),
    index('message_reaction_penlight')
      .on(table.tenantId, table.userId)
      .where(sql`emoji = 'penlight'`),
  ],
)

/** When a message's reactions were counted last. Locked by whoever reacts and whoever counts. */
export const reactionCount = pgTable(
  'reaction_count',
  {
    tenantId: tenantId(),
    messageId: text('message_id').notNull(),
    /** They are other than its totals. */
    isDue: boolean('is_due').notNull(),
    countedAt: instant('counted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.messageId] }),
    index('reaction_count_due')
      .on(table.tenantId, table.messageId)
      .where(sql`is_due`),
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
export type ChannelMemberRow = Omit<typeof channelMember.$inferSelect, 'tenantId'>
/** How far a viewer has read in a channel. */
export type ReadState = Pick<typeof channelRead.$inferSelect, 'channelId' | 'lastReadSeq'> & {
  unreadMentions: number
  unreadHidden: number
}
/** How many gave a message one reaction; a penlight's by colour, the most first. */
export type CountedReaction = {
  emoji: string
  count: number
  colours: { palette: string; count: number }[]
}
/** What is shown of a message itself: nothing of what it said once it is deleted. */
export type WrittenMessage = Omit<typeof message.$inferSelect, 'tenantId' | 'idempotencyKey'>
/** Its author and their place, where whoever brought the message brought them along; null where they have left. */
export type Authorship = {
  author?: PublicUserRow | null
  authorMembership?: PublicMembershipRow | null
}
/** A message of a channel that its reader was let into, as they may read it (`withholding.ts`). */
export type MessageRow = WrittenMessage &
  Authorship & {
    channel: ChannelRow
    /** It is for those who have joined, and its reader has not: it holds nothing. */
    isWithheld: boolean
  }
