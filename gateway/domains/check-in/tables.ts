import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** A fan's stamps: one a day, by its key. */
export const checkIn = pgTable(
  'check_in',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    fanId: text('fan_id').notNull(),
    /** In Japan. */
    day: date('day').notNull(),
    at: instant('at').notNull(),
    streak: integer('streak').notNull(),
    /** The days before it that freezes bridged, `YYYY-MM-DD`. */
    bridged: text('bridged').array().notNull(),
    coins: integer('coins').notNull(),
    monthCoins: integer('month_coins').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.fanId, table.day] }),
    references(table.communityId, community, 'check_in_community'),
    references(table.fanId, user, 'check_in_fan'),
    check('check_in_streak', sql`${table.streak} >= 1`),
    check('check_in_coins', sql`${table.monthCoins} >= 0 and ${table.coins} > ${table.monthCoins}`),
  ],
)

export type CheckInRow = typeof checkIn.$inferSelect
/** All stamps of a fan in a community, whether there are any or not. */
export type CheckInBookRow = Pick<CheckInRow, 'communityId' | 'fanId'>
export type CheckInMonthRow = CheckInBookRow & { firstDay: string; days: number }
