import { and, asc, count, desc, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { isShown, placeOf, type Listed, type Neighbors } from './store.ts'
import { information, informationMark, receivedInformation } from './tables.ts'

type MarkRow = typeof informationMark.$inferSelect
type FansOwn = { communityId: string; fanId: string; now: Date }

const marked = { row: information, at: informationMark.at }
const order = sql`(${informationMark.at}, ${informationMark.informationId})`

const isMarked = (fanId: string, kind: MarkRow['kind']) =>
  and(eq(informationMark.fanId, fanId), eq(informationMark.kind, kind))

/** Which of these a fan opened, and which are their favourites. */
export async function findMarks(
  db: Queryable,
  fanId: string,
  ids: readonly string[],
): Promise<Record<MarkRow['kind'], ReadonlySet<string>>> {
  const rows = await db
    .select()
    .from(informationMark)
    .where(and(eq(informationMark.fanId, fanId), inArray(informationMark.informationId, [...ids])))
  const of = (kind: MarkRow['kind']) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ informationId }) => informationId))
  return { READ: of('READ'), FAVORITE: of('FAVORITE') }
}

/** Notes a mark once; a second time changes nothing. */
export async function insertMark(db: Queryable, mark: Omit<MarkRow, 'tenantId'>): Promise<void> {
  await db.insert(informationMark).values(mark).onConflictDoNothing()
}

export async function deleteMark(
  db: Queryable,
  { fanId, kind, informationId }: Omit<MarkRow, 'tenantId' | 'at'>,
): Promise<void> {
  const isThis = and(isMarked(fanId, kind), eq(informationMark.informationId, informationId))
  await db.delete(informationMark).where(isThis)
}

/** A page of a fan’s favourites, what was made one last first, and one more where there are more. */
export async function findFavorites(
  db: Queryable,
  { communityId, fanId, now }: FansOwn,
  { key, size }: KeysetPage<MomentKey>,
): Promise<Listed[]> {
  return db
    .select(marked)
    .from(informationMark)
    .innerJoin(information, eq(information.id, informationMark.informationId))
    .where(
      and(
        isMarked(fanId, 'FAVORITE'),
        isShown(communityId, now),
        key && sql`${order} < ${placeOf(key)}`,
      ),
    )
    .orderBy(desc(informationMark.at), desc(informationMark.informationId))
    .limit(size + 1)
}

/** What stands next to one among a fan’s favourites; nothing where it is none of them. */
export async function findFavoriteNeighbors(
  db: Queryable,
  { communityId, fanId, now }: FansOwn,
  id: string,
): Promise<Neighbors> {
  const [own] = await db
    .select({ at: informationMark.at })
    .from(informationMark)
    .where(and(isMarked(fanId, 'FAVORITE'), eq(informationMark.informationId, id)))
  if (!own) return { newer: null, older: null }
  const place = placeOf({ at: own.at, id })
  const next = async (side: 'newer' | 'older') => {
    const [direction, isOnSide] =
      side === 'newer' ? [asc, sql`${order} > ${place}`] : [desc, sql`${order} < ${place}`]
    const [found] = await db
      .select(marked)
      .from(informationMark)
      .innerJoin(information, eq(information.id, informationMark.informationId))
      .where(and(isMarked(fanId, 'FAVORITE'), isShown(communityId, now), isOnSide))
      .orderBy(direction(informationMark.at), direction(informationMark.informationId))
      .limit(1)
    return found?.row ?? null
  }
  return { newer: await next('newer'), older: await next('older') }
}

/** How many appeared after `since` that a fan has not opened, and how many reached them alone that they have not seen. */
export async function countUnread(
  db: Queryable,
  { communityId, fanId, now, since }: FansOwn & { since: Date },
): Promise<number> {
  const opened = db
    .select({ one: sql`1` })
    .from(informationMark)
    .where(and(isMarked(fanId, 'READ'), eq(informationMark.informationId, information.id)))
  const isUnread = and(
    isShown(communityId, now),
    gt(information.publishedAt, since),
    notExists(opened),
  )
  const own = and(
    eq(receivedInformation.fanId, fanId),
    eq(receivedInformation.communityId, communityId),
    isNull(receivedInformation.readAt),
  )
  const { rows } = await db.execute<{ unread: number }>(
    sql`select (${db.select({ n: count() }).from(information).where(isUnread)} + ${db.select({ n: count() }).from(receivedInformation).where(own)})::integer as unread`,
  )
  return rows[0]!.unread
}
