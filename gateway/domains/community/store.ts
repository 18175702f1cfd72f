import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { community, happening, membership, talent } from './tables.ts'

type Membership = typeof membership.$inferSelect

export async function findCommunities(db: Queryable, ids: readonly string[]) {
  return db
    .select()
    .from(community)
    .where(inArray(community.id, [...ids]))
}

export async function findTalents(db: Queryable, ids: readonly string[]) {
  return db
    .select()
    .from(talent)
    .where(inArray(talent.id, [...ids]))
}

export async function findTalentsOf(db: Queryable, communityId: string) {
  return db
    .select()
    .from(talent)
    .where(eq(talent.communityId, communityId))
    .orderBy(asc(talent.position))
}

export async function findHappeningsOf(db: Queryable, communityId: string, after: Date) {
  return db
    .select()
    .from(happening)
    .where(
      and(
        eq(happening.communityId, communityId),
        sql`${happening.startsAt} > ${after.toISOString()}`,
      ),
    )
    .orderBy(asc(happening.startsAt))
    .limit(listSizes['Community.happenings'])
}

export async function findHappening(db: Queryable, id: string) {
  return (await db.select().from(happening).where(eq(happening.id, id)))[0]
}

export async function findMembershipById(
  db: Queryable,
  id: string,
): Promise<Membership | undefined> {
  return (await db.select().from(membership).where(eq(membership.id, id)))[0]
}

/** The memberships of these users, in every community. */
export async function findMemberships(
  db: Queryable,
  userIds: readonly string[],
): Promise<Membership[]> {
  return db
    .select()
    .from(membership)
    .where(inArray(membership.userId, [...userIds]))
}

/** The ids go as one array: a statement takes no more than 65,535 parameters. */
export async function findMembersAmong(
  db: Queryable,
  communityId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: membership.userId })
    .from(membership)
    .where(
      and(
        eq(membership.communityId, communityId),
        sql`${membership.userId} = any(${sql.param(userIds)})`,
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

/** Answers whether the row is new: a second join changes nothing. */
export async function insertMembership(
  transaction: Transaction,
  row: Omit<typeof membership.$inferInsert, 'tenantId'>,
): Promise<boolean> {
  const inserted = await transaction
    .insert(membership)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: membership.id })
  if (inserted.length === 0) return false
  await transaction
    .update(community)
    .set({ memberCount: sql`${community.memberCount} + 1` })
    .where(eq(community.id, row.communityId))
  return true
}

export async function updateOshi(
  db: Queryable,
  communityId: string,
  userId: string,
  oshiId: string | null,
): Promise<Membership | undefined> {
  const rows = await db
    .update(membership)
    .set({ oshiId })
    .where(and(eq(membership.communityId, communityId), eq(membership.userId, userId)))
    .returning()
  return rows[0]
}
