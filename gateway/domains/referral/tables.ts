import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'

/** An invitation that brought both what it brings: inserts only. */
export const referralReward = pgTable(
  'referral_reward',
  {
    tenantId: tenantId(),
    /** Who came. */
    userId: text('user_id').notNull(),
    referrerId: text('referrer_id').notNull(),
    coins: integer('coins').notNull(),
    /** False where the referrer had had theirs for as many as they may, or is kept out. */
    isReferrerPaid: boolean('is_referrer_paid').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId] }),
    index('referral_reward_referrer').on(table.tenantId, table.referrerId),
    references(table.userId, user, 'referral_reward_user'),
    references(table.referrerId, user, 'referral_reward_referrer_id'),
    check('referral_reward_coins', sql`${table.coins} > 0`),
    check('referral_reward_other', sql`${table.userId} <> ${table.referrerId}`),
  ],
)

export type ReferralRewardRow = typeof referralReward.$inferSelect
/** What a fan's page is of. */
export type ReferralBookRow = { fanId: string; code: string; signedUpAt: Date }
export type InvitedFanRow = { userId: string; joinedAt: Date; receivedAt: Date | null }
export type InvitationRow = {
  fanId: string
  stampedDays: number
  hasPhoneNumber: boolean
  receivedAt: Date | null
}
