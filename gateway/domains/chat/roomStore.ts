import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import { roomMember } from './tables.ts'

const { userId, channelId } = roomMember

const joined = prepared('rooms_joined', (db) =>
  db.select({ userId, channelId }).from(roomMember).where(isAmong(userId, 'ids')),
)

/** The rooms that each of these users has come into. */
export async function findJoinedRooms(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = Map.groupBy(await joined(db, { ids }), (row) => row.userId)
  return new Map([...found].map(([id, rows]) => [id, rows.map((row) => row.channelId)]))
}

const among = prepared('room_members_among', (db) =>
  db
    .select({ userId })
    .from(roomMember)
    .where(and(eq(channelId, sql.placeholder('room')), isAmong(userId, 'ids'))),
)

/** Those of these users who have come into a room. */
export async function findRoomMembersAmong(
  db: Queryable,
  room: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await among(db, { room, ids })
  return new Set(rows.map((row) => row.userId))
}

/** Lets a user into a room; one who is in stays so. */
export async function insertRoomMember(
  transaction: Transaction,
  row: Omit<typeof roomMember.$inferInsert, 'tenantId'>,
): Promise<void> {
  await transaction.insert(roomMember).values(row).onConflictDoNothing()
}
