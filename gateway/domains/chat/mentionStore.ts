import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'

/** In which room, and for whom. */
export type Mentioning = {
  channelId: string
  communityId: string
  viewerId: string
}

// Whom anybody may mention: talents, staff, and whoever speaks in the room themselves, where each may be answered too.
// All others are mentioned by those alone whom they follow, of whatever age: else a refusal would tell who is a minor.
const isOpen = `(
  place.role <> 'MEMBER' or one.id = $3
  or exists (
    select from follow where follow.community_id = $2 and follow.fan_id = one.id and follow.user_id = $3
      and follow.ended_at is null
  )
  or exists (
    select from message where message.author_id = one.id and message.channel_id = $1 and message.deleted_at is null
  )
)`

const among = statement<{ id: string }>(
  'mentionable_among',
  `select one.id from app_user as one
  join membership as place on place.user_id = one.id and place.community_id = $2
  where one.id = any($4) and one.status = 'active' and ${isOpen}`,
)

/** Those of these users whom the viewer may mention in a community's room, blocks aside. */
export async function findMentionableAmong(
  db: Queryable,
  { channelId, communityId, viewerId }: Mentioning,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await among(db, [channelId, communityId, viewerId, ids])
  return new Set(rows.map(({ id }) => id))
}

// Who spoke last, talents and staff are looked at one by one; of all others, those whose name begins with it.
const named = statement<{ id: string }>(
  'mentionable_named',
  `with candidate as (
    select author_id as id, max(seq) as seq from (
      select author_id, seq from message where channel_id = $1 and deleted_at is null order by seq desc limit 300
    ) as latest group by author_id
    union all
    select user_id, 0 from membership where community_id = $2 and role <> 'MEMBER' and $4::text <> ''
    union all
    (
      select one.id, 0 from app_user as one
      join membership as place on place.user_id = one.id and place.community_id = $2
      where $4 <> '' and folded_name >= $4 and folded_name < $4 || chr(1114111)
        and one.status = 'active' and one.id <> all($5::text[]) and ${isOpen}
      order by folded_name, one.id limit $6
    )
  )
  select one.id from (select id, max(seq) as seq from candidate group by id) as found
  join app_user as one on one.id = found.id
  join membership as place on place.user_id = one.id and place.community_id = $2
  left join talent on talent.id = place.oshi_id and place.role = 'TALENT'
  where one.id <> $3 and one.status = 'active' and one.id <> all($5::text[]) and ${isOpen}
    and (
      position($4 in one.folded_name) > 0
      or position($4 in fold_name(talent.reading ->> 'ja')) > 0
      or position($4 in fold_name(talent.name ->> 'ja')) > 0
      or position($4 in fold_name(talent.name ->> 'en')) > 0
    )
  order by starts_with(one.folded_name, $4) desc, found.seq desc, one.folded_name, one.id limit $6`,
)

/** Those whom the viewer may mention in a community's room by a part of their name, folded: who spoke last first. */
export async function findMentionable(
  db: Queryable,
  { channelId, communityId, viewerId }: Mentioning,
  { name, without, most }: { name: string; without: readonly string[]; most: number },
): Promise<string[]> {
  const rows = await named(db, [channelId, communityId, viewerId, name, without, most])
  return rows.map(({ id }) => id)
}

const mentioned = statement<{ id: string }>(
  'mentioned_now',
  `select place ->> 'userId' as id from message, jsonb_array_elements(message.mentions) as place
  where message.id = $1 and message.deleted_at is null`,
)

/** Whom a message mentions as it stands; nobody once it is deleted. */
export async function findMentioned(
  db: Queryable,
  messageId: string,
): Promise<ReadonlySet<string>> {
  return new Set((await mentioned(db, [messageId])).map(({ id }) => id))
}
