import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { LocalizedText } from '../../platform/database/columns.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, prepared, statement } from '../../platform/database/prepared.ts'
import { user } from '../user/tables.ts'
import {
  community,
  happening,
  membership,
  talent,
  type CommunityRow,
  type HappeningRow,
  type MembershipRow,
  type TalentRow,
} from './tables.ts'

const communities = prepared('communities', (db) =>
  db.select().from(community).where(isAmong(community.id, 'ids')),
)

export function findCommunities(db: Queryable, ids: readonly string[]): Promise<CommunityRow[]> {
  return communities(db, { ids })
}

/** When these users were born, by their ids; none of whom it is not known. */
export async function findBirthDates(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: user.id, birthDate: user.birthDate })
    .from(user)
    .where(inArray(user.id, [...userIds]))
  return new Map(rows.flatMap(({ id, birthDate }) => (birthDate ? [[id, birthDate] as const] : [])))
}

const talents = prepared('talents', (db) =>
  db.select().from(talent).where(isAmong(talent.id, 'ids')),
)

export function findTalents(db: Queryable, ids: readonly string[]): Promise<TalentRow[]> {
  return talents(db, { ids })
}

export async function findTalentsOf(db: Queryable, communityId: string): Promise<TalentRow[]> {
  return db
    .select()
    .from(talent)
    .where(eq(talent.communityId, communityId))
    .orderBy(asc(talent.position))
}

const happeningsOf = prepared('happenings_of', (db) =>
  db
    .select()
    .from(happening)
    .where(
      and(
        eq(happening.communityId, sql.placeholder('communityId')),
        gt(happening.startsAt, sql.placeholder('after')),
      ),
    )
    .orderBy(asc(happening.startsAt))
    .limit(listSizes['Community.happenings']),
)

export function findHappeningsOf(
  db: Queryable,
  communityId: string,
  after: Date,
): Promise<HappeningRow[]> {
  return happeningsOf(db, { communityId, after })
}

export async function findHappening(db: Queryable, id: string) {
  return (await db.select().from(happening).where(eq(happening.id, id)))[0]
}

export async function findMembershipById(
  db: Queryable,
  id: string,
): Promise<MembershipRow | undefined> {
  return (await db.select().from(membership).where(eq(membership.id, id)))[0]
}

const memberships = prepared('memberships', (db) =>
  db.select().from(membership).where(isAmong(membership.userId, 'userIds')),
)

/** The memberships of these users, in every community. */
export function findMemberships(
  db: Queryable,
  userIds: readonly string[],
): Promise<MembershipRow[]> {
  return memberships(db, { userIds })
}

const talentAccounts = prepared('talent_accounts', (db) =>
  db
    .select({ userId: membership.userId, name: talent.name })
    .from(membership)
    .innerJoin(talent, eq(talent.id, membership.oshiId))
    // As the index of official members has it.
    .where(and(sql`${membership.role} <> 'MEMBER'`, eq(membership.role, 'TALENT'))),
)

/** The names of talents in each language, by the ids of their accounts. */
export async function findTalentAccounts(
  db: Queryable,
): Promise<ReadonlyMap<string, LocalizedText>> {
  const rows = await talentAccounts(db, {})
  return new Map(rows.map(({ userId, name }) => [userId, name]))
}

const membersAmong = prepared('members_among', (db) =>
  db
    .select({ userId: membership.userId })
    .from(membership)
    .where(
      and(
        eq(membership.communityId, sql.placeholder('communityId')),
        isAmong(membership.userId, 'userIds'),
      ),
    ),
)

export async function findMembersAmong(
  db: Queryable,
  communityId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await membersAmong(db, { communityId, userIds })
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

/**
 * The next members, in the order of their ids, whose oshi is the talent that `authorId` performs. They stay until the
 * transaction ends: who is leaving at the time is waited for, and is none of them.
 */
const fansOf = statement<{ id: string }>(
  'fans_of',
  `select place.user_id as id from membership as place
  where place.community_id = $1 and place.user_id > $3 and place.role <> 'TALENT' and place.oshi_id = (
    select oshi_id from membership as performer
    where performer.community_id = $1 and performer.user_id = $2 and performer.role = 'TALENT'
  )
  order by place.user_id limit $4 for key share of place`,
)

export async function findFansOf(
  db: Queryable,
  {
    communityId,
    authorId,
    after,
    most,
  }: { communityId: string; authorId: string; after: string; most: number },
): Promise<string[]> {
  return (await fansOf(db, [communityId, authorId, after, most])).map(({ id }) => id)
}

export async function updateOshi(
  db: Queryable,
  communityId: string,
  userId: string,
  oshiId: string | null,
): Promise<MembershipRow | undefined> {
  const rows = await db
    .update(membership)
    .set({ oshiId })
    .where(and(eq(membership.communityId, communityId), eq(membership.userId, userId)))
    .returning()
  return rows[0]
}
