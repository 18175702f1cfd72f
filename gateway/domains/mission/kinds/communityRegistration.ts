import { sql } from 'drizzle-orm'
import { dayInJapan } from '#rules/day.ts'
import type { DaysQuery } from './kind.ts'

export const daysOf: DaysQuery = (_, { joinedAt }) =>
  sql`select ${dayInJapan(joinedAt)}::text as day, 1 as times`
