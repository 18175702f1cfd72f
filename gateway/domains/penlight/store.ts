import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import { postLikeDay } from '../post/tables.ts'

/** What penlights are waved at, by the prefix of its id: `post_like`, `topic_like` and `comment_like` hold them alike. */
export const lightables = ['post', 'topic', 'comment'] as const
export type Lightable = (typeof lightables)[number]

export type Lights = { all: number; own: number }
type Light = { kind: Lightable; subjectId: string; fanId: string }

const ofEach = <Row extends object>(name: string, textOf: (kind: Lightable) => string) => {
  const one = (kind: Lightable) => statement<Row>(`${kind}_${name}`, textOf(kind))
  return { post: one('post'), topic: one('topic'), comment: one('comment') }
}

const lights = ofEach<Lights & { id: string }>(
  'lights',
  (kind) => `select ${kind}_id as id, sum(count)::integer as all,
    coalesce(sum(count) filter (where fan_id = $1), 0)::integer as own
  from ${kind}_like where ${kind}_id = any($2::text[]) group by ${kind}_id`,
)

/** The lights of these, and a fan's among them; none are said of one that has none. */
export const findLights = (
  db: Queryable,
  kind: Lightable,
  { fanId, ids }: { fanId: string | null; ids: readonly string[] },
) => lights[kind](db, [fanId, [...ids]])

const own = ofEach<{ count: number }>(
  'own_lights',
  (kind) => `select count from ${kind}_like where ${kind}_id = $1 and fan_id = $2`,
)

/** How many a fan waved in a day: at posts, and at all else. What is taken back stays counted, or the ceiling would be none. */
export type Waved = { atPosts: number; elsewhere: number }

/** A fan's lights at a subject, which nobody else changes before the transaction ends; and what they waved that day. */
export async function lockLights(
  transaction: Transaction,
  { kind, subjectId, fanId, day }: Light & { day: string },
): Promise<{ own: number; waved: Waved }> {
  await transaction.insert(postLikeDay).values({ fanId, day, waved: 0 }).onConflictDoNothing()
  const ofDay = and(eq(postLikeDay.fanId, fanId), eq(postLikeDay.day, day))
  const [today] = await transaction.select().from(postLikeDay).where(ofDay).for('update')
  const [row] = await own[kind](transaction, [subjectId, fanId])
  const waved = { atPosts: today?.waved ?? 0, elsewhere: today?.elsewhere ?? 0 }
  return { own: row?.count ?? 0, waved }
}

// Of a post it is known when somebody first waved at it: whoever takes their lights back and waves again is no news.
const setting = ofEach('set_lights', (kind) => {
  const [columns, values] = kind === 'post' ? [', lit_at', ', $4'] : ['', '']
  return `insert into ${kind}_like (${kind}_id, fan_id, count${columns}) values ($1, $2, $3${values})
  on conflict (tenant_id, ${kind}_id, fan_id) do update set count = excluded.count`
})

/** A fan's lights at a subject from now on, and those of their day. */
export async function setLights(
  transaction: Transaction,
  {
    kind,
    subjectId,
    fanId,
    day,
    count,
    waved,
    at,
  }: Light & { day: string; count: number; waved: Waved; at: Date },
): Promise<void> {
  await setting[kind](transaction, [
    subjectId,
    fanId,
    count,
    ...(kind === 'post' ? [at.toISOString()] : []),
  ])
  await transaction
    .update(postLikeDay)
    .set({ waved: waved.atPosts, elsewhere: waved.elsewhere })
    .where(and(eq(postLikeDay.fanId, fanId), eq(postLikeDay.day, day)))
}

const forgetting = ofEach(
  'forget_lights',
  (kind) => `delete from ${kind}_like where ${kind}_id = any($1::text[])`,
)

/** Forgets what was waved at these, with them. */
export async function deleteLights(
  transaction: Transaction,
  kind: Lightable,
  ids: readonly string[],
): Promise<void> {
  await forgetting[kind](transaction, [[...ids]])
}

const ownCount = statement<{ count: number }>(
  'own_penlights',
  lightables
    .map(
      (kind) =>
        `select coalesce(sum(count), 0)::integer as count from ${kind}_like where fan_id = $1`,
    )
    .join(' union all '),
)

/** How many penlights a fan waves at all posts, topics and comments. */
export async function countOwnLights(db: Queryable, fanId: string): Promise<number> {
  const rows = await ownCount(db, [fanId])
  return rows.reduce((sum, { count }) => sum + count, 0)
}
