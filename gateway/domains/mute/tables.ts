import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'

/** Whom a fan mutes or blocks. */
export const userMute = pgTable(
  'user_mute',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: ['MUTED', 'BLOCKED'] }).notNull(),
    /** Made anew by each change: the lists are in its order. */
    id: text('id').notNull(),
    mutedAt: instant('muted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.userId] }),
    index('user_mute_list').on(table.tenantId, table.fanId, table.kind, table.id),
    index('user_mute_blocked')
      .on(table.tenantId, table.userId)
      .where(sql`${table.kind} = 'BLOCKED'`),
    references(table.fanId, user, 'user_mute_fan_id'),
    references(table.userId, user, 'user_mute_user_id'),
  ],
)

export const mutedWord = pgTable(
  'muted_word',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    word: text('word').notNull(),
    /** By which two spellings of one word are one. */
    folded: text('folded').notNull(),
    until: instant('until'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('muted_word_folded').on(table.tenantId, table.fanId, table.folded),
    references(table.fanId, user, 'muted_word_fan_id'),
  ],
)

export const hiddenMessage = pgTable(
  'hidden_message',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    messageId: text('message_id').notNull(),
    id: text('id').notNull(),
    hiddenAt: instant('hidden_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.messageId] }),
    index('hidden_message_list').on(table.tenantId, table.fanId, table.id),
    references(table.fanId, user, 'hidden_message_fan_id'),
  ],
)

export type UserMuteRow = typeof userMute.$inferSelect
export type MuteKind = UserMuteRow['kind']
export type MutedWordRow = typeof mutedWord.$inferSelect
/** A word as it is shown. */
export type KeptWordRow = Pick<MutedWordRow, 'id' | 'word' | 'until'>
export type HiddenMessageRow = typeof hiddenMessage.$inferSelect
/** Whose they are: each of its lists is read where it is asked for. */
export type MutesRow = { fanId: string }
