import { sql } from 'drizzle-orm'
import { gone, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { community, happening, membership, talent } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What operators show.', community, happening, talent),
  gone(membership, {
    of: 'userId',
    told: ['id', 'communityId', 'role', 'oshiId', 'joinedAt'],
    before: (personId) => sql`
      update ${community} set member_count = member_count - 1
      where id in (select ${membership.communityId} from ${membership} where ${membership.userId} = ${personId})`,
  }),
]
