import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { MessagePolicy } from '#schema/enums.generated.ts'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'

/** Who may begin to write to a fan, where they have chosen it. */
export const messagePolicy = pgTable(
  'message_policy',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    policy: text('policy', { enum: MessagePolicy }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId] }),
    references(table.fanId, user, 'message_policy_fan_id'),
  ],
)

/** Whom a fan went to write to, and when, where no room of their making came of it. Only those of a day are kept. */
export const directAttempt = pgTable(
  'direct_attempt',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    partnerId: text('partner_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.partnerId] }),
    references(table.fanId, user, 'direct_attempt_fan_id'),
  ],
)

export type Policy = (typeof messagePolicy.$inferSelect)['policy']
/** Whose they are: each of its lists is read where it is asked for. */
export type FanRow = { fanId: string }
/** Direct messages, of which all else follows. */
export type DirectRow = { channelId: string; communityId: string }
