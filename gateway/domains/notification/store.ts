import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { isNoneOf, statement } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { NotificationKind } from '../types.generated.ts'
import { notification, notificationChoice, type NotificationRow } from './tables.ts'

type Done = {
  fanId: string
  kind: NotificationKind
  subjectId: string
  actorId: string
  id: string
  communityId: string
  at: Date
}

const telling = statement(
  'tell_fan',
  `insert into notification (fan_id, kind, subject_id, actor_id, id, community_id, at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
)

/** Notes what somebody did, once: false where it was noted before. */
export async function insertNotification(db: Queryable, done: Done): Promise<boolean> {
  const { fanId, kind, subjectId, actorId, id, communityId, at } = done
  const told = [fanId, kind, subjectId, actorId, id, communityId, at.toISOString()]
  return (await telling(db, told)).length > 0
}

/** Whether it is noted, taken back or not. */
export async function hasNotification(
  db: Queryable,
  done: Pick<Done, 'fanId' | 'kind' | 'subjectId' | 'actorId'>,
): Promise<boolean> {
  const { fanId, kind, subjectId, actorId } = notification
  const isIt = and(
    eq(fanId, done.fanId),
    eq(kind, done.kind),
    eq(subjectId, done.subjectId),
    eq(actorId, done.actorId),
  )
  return (await db.select({ fanId }).from(notification).where(isIt)).length > 0
}

/**
 * Notes for each of these fans what somebody did, or what is nobody's doing, once. Their ids are of one moment, `moment`'s, whose first letters
 * say it; the others tell them apart.
 */
export async function insertForAll(
  db: Queryable,
  {
    kind,
    at,
    actorId,
    fans,
    moment,
  }: Pick<Done, 'kind' | 'at'> & { actorId?: string; fans: SQL; moment: string },
): Promise<void> {
  const start = moment.slice(0, lengthOfMoment)
  const rest = moment.length - start.length
  await db.execute(sql`
    insert into notification (fan_id, kind, subject_id, actor_id, id, community_id, at)
    select fan_id, ${kind}, subject_id, coalesce(${actorId ?? null}, fan_id),
      ${start} || left(md5(${moment} || fan_id || subject_id), ${rest}), community_id, ${at.toISOString()}
    from (${fans}) as told
    on conflict do nothing`)
}

/** `notification_`, and the ten characters of a TypeID that are its milliseconds. */
const lengthOfMoment = 'notification_'.length + 10

// Whom it was told already, and who follows whoever did it, is told whatever the bound.
const mentioning = statement(
  'tell_mentioned',
  `with fan as (
    select told.fan_id, told.id, told.place, exists (
      select from notification as kept where kept.fan_id = told.fan_id
        and kept.kind = $9 and kept.subject_id = $1 and kept.actor_id = $2
    ) or exists (
      select from follow where follow.community_id = $3 and follow.fan_id = told.fan_id
        and follow.user_id = $2 and follow.ended_at is null
    ) as is_near
    from unnest($5::text[], $6::text[]) with ordinality as told (fan_id, id, place)
    where not exists (
      select from notification as reply
      left join notification_choice as choice on choice.fan_id = reply.fan_id
      where reply.fan_id = told.fan_id and reply.kind = any('{REPLY,COMMENT,COMMENT_REPLY,OSHI_POST}')
        and reply.subject_id = $1 and reply.kind <> all(coalesce(choice.off, '{}'))
    )
  ), others as (
    select count(*) as told from notification as one
    where one.actor_id = $2 and one.kind in ('MENTION', 'POST_MENTION', 'TOPIC_MENTION', 'COMMENT_MENTION')
      and one.at > $4::timestamptz - $7 * interval '1 minute'
      and not exists (
        select from follow where follow.community_id = one.community_id and follow.fan_id = one.fan_id
          and follow.user_id = $2 and follow.ended_at is null
      )
  )
  insert into notification (fan_id, kind, subject_id, actor_id, id, community_id, at)
  select fan_id, $9, $1, $2, id, $3, $4 from (
    select *, row_number() over (partition by is_near order by place) as nth from fan
  ) as each where is_near or nth <= $8 - (select told from others)
  on conflict (tenant_id, fan_id, kind, subject_id, actor_id) do update set is_taken_back = false`,
)

/** In what somebody is mentioned; the bound is one for all. */
export type MentionKind = Extract<
  NotificationKind,
  'MENTION' | 'POST_MENTION' | 'TOPIC_MENTION' | 'COMMENT_MENTION'
>

/** At most so many in so many minutes. */
export type Bound = { most: number; minutes: number }

/** Notes that these were mentioned, once each; of those who don't follow whoever did it, as many as the bound leaves. */
export async function insertMentions(
  db: Queryable,
  {
    kind,
    subjectId,
    actorId,
    communityId,
    at,
  }: Omit<Done, 'fanId' | 'id' | 'kind'> & { kind: MentionKind },
  told: readonly { fanId: string; id: string }[],
  { most, minutes }: Bound,
): Promise<void> {
  const [fanIds, ids] = [told.map(({ fanId }) => fanId), told.map(({ id }) => id)]
  const done = [subjectId, actorId, communityId, at.toISOString()]
  await mentioning(db, [...done, fanIds, ids, minutes, most, kind])
}

/** Has these fans shown no more what somebody did. */
export async function setTakenBack(
  db: Queryable,
  done: Pick<Done, 'kind' | 'subjectId' | 'actorId'> & { fanIds: readonly string[] },
): Promise<void> {
  const { fanId, kind, subjectId, actorId } = notification
  await db
    .update(notification)
    .set({ isTakenBack: true })
    .where(
      and(
        inArray(fanId, [...done.fanIds]),
        eq(kind, done.kind),
        eq(subjectId, done.subjectId),
        eq(actorId, done.actorId),
      ),
    )
}

/** What a fan sees: not of whom they keep away, and only these kinds. */
export type Shown = {
  fanId: string
  without: readonly string[]
  kinds: readonly NotificationKind[]
}

// From one group to the next older one: each step skips what belongs to a group that was found, so that a post at
// which ten thousand waved is one step. That an oshi has posted is no news of the fan's own: of a post that is gone there
// is none. A page that goes on leaves out the groups that had news before its cursor.
const groups = statement<NotificationRow & { at: string }>(
  'notification_groups',
  `with recursive found as (
    select 0 as steps, $4::text as id, null::text as kind, null::text as subject_id,
      null::text as community_id, null::timestamptz as at, '{}'::text[] as seen
    union all
    select found.steps + 1, older.id, older.kind, older.subject_id, older.community_id, older.at,
      found.seen || (older.kind || ' ' || older.subject_id)
    from found, lateral (
      select id, kind, subject_id, community_id, at from notification as one
      where one.fan_id = $1 and one.id < found.id and not one.is_taken_back
        and one.actor_id <> all($2::text[]) and one.kind = any($3::text[])
        and one.kind || ' ' || one.subject_id <> all(found.seen)
        and (one.kind <> 'OSHI_POST' or exists (
          select from post where post.id = one.subject_id and post.deleted_at is null
        ))
        and not exists (
          select from notification as newer
          where newer.fan_id = $1 and newer.kind = one.kind and newer.subject_id = one.subject_id
            and newer.id >= $4 and newer.actor_id <> all($2::text[]) and not newer.is_taken_back
        )
      order by one.id desc limit 1
    ) as older
    where found.steps < $5
  )
  select id, $1 as "fanId", kind, subject_id as "subjectId", community_id as "communityId", at
  from found where steps > 0 order by steps`,
)

/** After every id: an id is letters, digits and an underscore. */
const afterAll = '~'

/** A page of what was done to a fan, grouped by what it was done to, and one more where there are more. */
export async function findGroups(
  db: Queryable,
  { fanId, without, kinds }: Shown,
  { key = afterAll, size }: KeysetPage<string>,
): Promise<NotificationRow[]> {
  const rows = await groups(db, [fanId, without, kinds, key, size + 1])
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

// One statement, for it is asked for around each screen: what is read and chosen, whom the fan keeps away or who blocks
// them, and whether what is told of still stands, are read where they stand.
const unread = statement<{ count: number }>(
  'unread_notifications',
  `select count(*)::integer as count from (
    select distinct kind, subject_id from (
      select kind, subject_id from notification as one
      left join notification_choice as choice on choice.fan_id = one.fan_id
      where one.fan_id = $1 and one.id > coalesce(choice.read_id, '') and not one.is_taken_back
        and one.kind = any($3::text[]) and one.kind <> all(coalesce(choice.off, '{}'))
        and not exists (
          select from user_mute where fan_id = $1 and user_id = one.actor_id
          union all
          select from user_mute
          where fan_id = one.actor_id and user_id = $1 and user_mute.kind = 'BLOCKED'
        )
      order by one.id desc limit 1000
    ) as latest
    where case split_part(latest.subject_id, '_', 1)
      when 'message' then exists (
        select from message as it where it.id = latest.subject_id and it.deleted_at is null
      )
      when 'post' then exists (
        select from post as it where it.id = latest.subject_id and it.deleted_at is null
      )
      when 'topic' then exists (
        select from topic as it where it.id = latest.subject_id and it.deleted_at is null
      )
      when 'comment' then exists (
        select from comment as it left join comment as parent on parent.id = it.parent_id
        where it.id = latest.subject_id and it.deleted_at is null and parent.deleted_at is null
          and (
            exists (select from post where post.id = it.subject_id and post.deleted_at is null)
            or exists (select from topic where topic.id = it.subject_id and topic.deleted_at is null)
          )
      )
      else true
    end
    limit $2
  ) as of_groups`,
)

/** In how many groups of these kinds there is something that the fan has not seen, counted as far as `most`. */
export async function countUnread(
  db: Queryable,
  fanId: string,
  { kinds, most }: { kinds: readonly NotificationKind[]; most: number },
): Promise<number> {
  return (await unread(db, [fanId, most, kinds]))[0]!.count
}

/** The newest few: of two that are written at once the earlier may be seen later. */
const states = statement<{ fanId: string; state: string }>(
  'notification_states',
  `select fan.id as "fanId", concat_ws(' ', (
      select string_agg(id || is_taken_back, ' ' order by id desc) from (
        select one.id, one.is_taken_back from notification as one
        where one.fan_id = fan.id order by one.id desc limit 3
      ) as newest
    ), choice.read_id, choice.off::text) as state
  from unnest($1::text[]) as fan (id)
  left join notification_choice as choice on choice.fan_id = fan.id`,
)

/** What is other where these fans' notifications are: a text for each, of nothing that is shown. */
export async function findStates(
  db: Queryable,
  fanIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await states(db, [fanIds])
  return new Map(rows.map(({ fanId, state }) => [fanId, state]))
}

type Group = { fanId: string; kind: NotificationKind; subjectId: string }

/** Who did it, the latest first. */
export async function findActors(
  db: Queryable,
  { fanId, kind, subjectId }: Group,
  { without, most }: { without: readonly string[]; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ actorId: notification.actorId })
    .from(notification)
    .where(
      and(
        eq(notification.fanId, fanId),
        eq(notification.kind, kind),
        eq(notification.subjectId, subjectId),
        isNoneOf(notification.actorId, without),
        eq(notification.isTakenBack, false),
      ),
    )
    .orderBy(desc(notification.id))
    .limit(most)
  return rows.map(({ actorId }) => actorId)
}

export type Choice = { readId: string; off: NotificationKind[] }

export async function findChoice(db: Queryable, fanId: string): Promise<Choice | undefined> {
  const [row] = await db
    .select({ readId: notificationChoice.readId, off: notificationChoice.off })
    .from(notificationChoice)
    .where(eq(notificationChoice.fanId, fanId))
  return row
}

const reading = statement(
  'read_notifications',
  `insert into notification_choice (fan_id, read_id)
  select $1, id from notification where fan_id = $1 and id = $2
  on conflict (tenant_id, fan_id)
  do update set read_id = greatest(notification_choice.read_id, excluded.read_id)
  returning read_id`,
)

/** Moves the mark on, never back, whichever device says it last. Says whether that was one of the fan's own. */
export async function setRead(db: Queryable, fanId: string, upTo: string): Promise<boolean> {
  return (await reading(db, [fanId, upTo])).length > 0
}

/** Switches one kind, whatever another device switches at the same time. */
export async function setKind(
  db: Queryable,
  { fanId, kind, isOn }: { fanId: string; kind: NotificationKind; isOn: boolean },
): Promise<void> {
  const without = sql`array_remove(${notificationChoice.off}, ${kind})`
  await db
    .insert(notificationChoice)
    .values({ fanId, off: isOn ? [] : [kind] })
    .onConflictDoUpdate({
      target: [notificationChoice.tenantId, notificationChoice.fanId],
      set: { off: isOn ? without : sql`array_append(${without}, ${kind})` },
    })
}
