import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { InformationCategory } from '#schema/types.generated.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { information, type InformationRow } from './tables.ts'

/** A row, with the instant by which it stands in its list. */
export type Listed = { row: InformationRow; at: Date }
export type Neighbors = { newer: InformationRow | null; older: InformationRow | null }

const listed = { row: information, at: information.publishedAt }
const order = sql`(${information.publishedAt}, ${information.id})`

/** A place in SQL, to compare an order with. */
export const placeOf = ({ at, id }: MomentKey) => sql`(${at.toISOString()}::timestamptz, ${id})`

/** What stands in a community's list by now. */
export const isShown = (communityId: string, now: Date) =>
  and(eq(information.communityId, communityId), lte(information.publishedAt, now))

export async function findInformation(
  db: Queryable,
  id: string,
  now: Date,
): Promise<InformationRow | undefined> {
  const isThis = and(eq(information.id, id), lte(information.publishedAt, now))
  return (await db.select().from(information).where(isThis))[0]
}

/** A page of what a community's fans are told, the newest first, and one more where there are more. */
export async function findInformations(
  db: Queryable,
  of: { communityId: string; category?: InformationCategory | null | undefined; now: Date },
  { key, size }: KeysetPage<MomentKey>,
): Promise<Listed[]> {
  return db
    .select(listed)
    .from(information)
    .where(
      and(
        isShown(of.communityId, of.now),
        of.category ? eq(information.category, of.category) : undefined,
        key && sql`${order} < ${placeOf(key)}`,
      ),
    )
    .orderBy(desc(information.publishedAt), desc(information.id))
    .limit(size + 1)
}

/** What stands next to one in the list of its community. */
export async function findNeighbors(
  db: Queryable,
  { communityId, id, publishedAt: at }: InformationRow,
  now: Date,
): Promise<Neighbors> {
  const place = placeOf({ at, id })
  const [newer] = await db
    .select()
    .from(information)
    .where(and(isShown(communityId, now), sql`${order} > ${place}`))
    .orderBy(asc(information.publishedAt), asc(information.id))
    .limit(1)
  const [older] = await db
    .select()
    .from(information)
    .where(and(isShown(communityId, now), sql`${order} < ${place}`))
    .orderBy(desc(information.publishedAt), desc(information.id))
    .limit(1)
  return { newer: newer ?? null, older: older ?? null }
}
