import { sql, type SQL } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { NotificationKind } from '../types.generated.ts'
import { notification } from './tables.ts'

/** So many people count in a day: more is no more of a welcome, and a trade. */
const mostADay = 10

/**
 * A query of how many people did this to a fan (`times`) on each `day` in Japan. Whom the fan did the same within the
 * hour before is left out, so that two who wave at each other gain nothing. What was done is kept when it is taken back,
 * and when what it was done to is deleted; whether the fan wants to be told of it changes nothing.
 */
export function receivedDays(
  kind: NotificationKind,
  {
    fanId,
    communityId,
    from,
    to,
  }: { fanId: string; communityId: string; from: string; to: string },
): SQL {
  return sql`select day, least(count(*), ${mostADay})::integer as times from (
    select distinct to_char(one.at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, one.actor_id
    from ${notification} as one
    where one.fan_id = ${fanId} and one.kind = ${kind} and one.community_id = ${communityId}
      and one.at >= ${startOfDay(from)} and one.at < ${addDays(startOfDay(to), 1)}
      and not exists (
        select from ${notification} as other
        where other.fan_id = one.actor_id and other.actor_id = one.fan_id and other.kind = ${kind}
          and other.at <= one.at and other.at > one.at - interval '1 hour'
      )
  ) as received group by day`
}
