import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'
import { user } from '../user/tables.ts'

/** Who follows whom in a community. One that has ended stays, so that following again is nothing new. */
export const follow = pgTable(
  'follow',
  {
    tenantId: tenantId(),
    communityId: text('community_id').notNull(),
    fanId: text('fan_id').notNull(),
    userId: text('user_id').notNull(),
    /** Made anew each time it begins: the lists are in its order. */
    id: text('id').notNull(),
    /** When it began first. */
    followedAt: instant('followed_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.communityId, table.fanId, table.userId] }),
    index('follow_following')
      .on(table.tenantId, table.communityId, table.fanId, table.id)
      .where(sql`${table.endedAt} is null`),
    index('follow_followers')
      .on(table.tenantId, table.communityId, table.userId, table.id)
      .where(sql`${table.endedAt} is null`),
    index('follow_first').on(table.tenantId, table.communityId, table.fanId, table.followedAt),
    references(table.communityId, community, 'follow_community'),
    references(table.fanId, user, 'follow_fan_id'),
    references(table.userId, user, 'follow_user_id'),
  ],
)

/** One of a list, and whom the list is about: its other side. */
export type FollowRow = { id: string; communityId: string; userId: string }
/** Whose they are: the lists and counts are read where they are asked for. */
export type FollowsRow = { communityId: string; fanId: string }
