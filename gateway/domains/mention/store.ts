import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'

/**
 * Where somebody is mentioned: in a room, in a comment about a post or a topic (`subject`), or in what is written to a
 * community.
 */
export type Place = { kind: 'room' | 'subject' | 'community'; id: string; communityId: string }
type Mentioning = Place & { viewerId: string }

// An answer goes out of sight with what it answers.
const isUnderWhatStands = `not exists (
  select from comment as parent where parent.id = comment.parent_id and parent.deleted_at is not null
)`

/** Who speaks in a place, $1, themselves; and who did so last, the higher their number. */
const speakers: Record<Place['kind'], { speaks: string; latest: string }> = {
  room: {
    speaks: `exists (
      select from message where message.author_id = one.id and message.channel_id = $1 and message.deleted_at is null
    )`,
    latest: `select author_id, seq from message where channel_id = $1 and deleted_at is null order by seq desc limit 300`,
  },
  subject: {
    speaks: `(
      exists (
        select from comment where comment.author_id = one.id and comment.subject_id = $1 and comment.deleted_at is null
          and ${isUnderWhatStands}
      )
      or exists (select from post where post.id = $1 and post.author_id = one.id)
      or exists (select from topic where topic.id = $1 and topic.author_id = one.id)
    )`,
    latest: `select author_id, extract(epoch from posted_at) as seq from (
      (
        select author_id, posted_at from comment
        where subject_id = $1 and deleted_at is null and ${isUnderWhatStands}
        order by posted_at desc limit 300
      )
      union all select author_id, posted_at from post where id = $1
      union all select author_id, posted_at from topic where id = $1
    ) as said`,
  },
  // Nobody: who writes to all is in talk with none of them.
  community: {
    speaks: `$1::text is null`,
    latest: `select null::text as author_id, 0 as seq where $1::text is null`,
  },
}

// Whom anybody may mention: talents, staff, and whoever speaks there themselves, where each may be answered too.
// All others are mentioned by those alone whom they follow, of whatever age: else a refusal would tell who is a minor.
const isOpen = (speaks: string) => `(
  place.role <> 'MEMBER' or one.id = $3
  or exists (
    select from follow where follow.community_id = $2 and follow.fan_id = one.id and follow.user_id = $3
      and follow.ended_at is null
  )
  or ${speaks}
)`

const amongIn = (kind: Place['kind']) =>
  statement<{ id: string }>(
    `mentionable_among_${kind}`,
    `select one.id from app_user as one
  join membership as place on place.user_id = one.id and place.community_id = $2
  where one.id = any($4) and one.status = 'active' and ${isOpen(speakers[kind].speaks)}`,
  )
const among = {
  room: amongIn('room'),
  subject: amongIn('subject'),
  community: amongIn('community'),
}

/** Those of these users whom the viewer may mention in a place, blocks aside. */
export async function findMentionableAmong(
  db: Queryable,
  { kind, id, communityId, viewerId }: Mentioning,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await among[kind](db, [id, communityId, viewerId, ids])
  return new Set(rows.map(({ id }) => id))
}

// Who spoke last, talents and staff are looked at one by one; of all others, those whose name begins with it.
const namedIn = (kind: Place['kind']) =>
  statement<{ id: string }>(
    `mentionable_named_${kind}`,
    `with candidate as (
    select author_id as id, max(seq) as seq from (${speakers[kind].latest}) as latest group by author_id
    union all
    select user_id, 0 from membership where community_id = $2 and role <> 'MEMBER' and $4::text <> ''
    union all
    (
      select one.id, 0 from app_user as one
      join membership as place on place.user_id = one.id and place.community_id = $2
      where $4 <> '' and folded_name >= $4 and folded_name < $4 || chr(1114111)
        and one.status = 'active' and one.id <> all($5::text[]) and ${isOpen(speakers[kind].speaks)}
      order by folded_name, one.id limit $6
    )
  )
  select one.id from (select id, max(seq) as seq from candidate group by id) as found
  join app_user as one on one.id = found.id
  join membership as place on place.user_id = one.id and place.community_id = $2
  left join talent on talent.id = place.oshi_id and place.role = 'TALENT'
  where one.id <> $3 and one.status = 'active' and one.id <> all($5::text[]) and ${isOpen(speakers[kind].speaks)}
    and (
      position($4 in one.folded_name) > 0
      or position($4 in fold_name(talent.reading ->> 'ja')) > 0
      or position($4 in fold_name(talent.name ->> 'ja')) > 0
      or position($4 in fold_name(talent.name ->> 'en')) > 0
    )
  order by starts_with(one.folded_name, $4) desc, found.seq desc, one.folded_name, one.id limit $6`,
  )
const named = {
  room: namedIn('room'),
  subject: namedIn('subject'),
  community: namedIn('community'),
}

/** Those whom the viewer may mention in a place by a part of their name, folded: who spoke last first. */
export async function findMentionable(
  db: Queryable,
  { kind, id, communityId, viewerId }: Mentioning,
  { name, without, most }: { name: string; without: readonly string[]; most: number },
): Promise<string[]> {
  const rows = await named[kind](db, [id, communityId, viewerId, name, without, most])
  return rows.map(({ id }) => id)
}
