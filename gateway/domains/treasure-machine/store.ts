import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { TreasureOfferKind } from '../types.generated.ts'
import {
  drawSeed,
  treasureBoxPosition,
  treasureCount,
  treasureDraw,
  treasureMachine,
  treasurePick,
  type DrawRow,
  type PickRow,
  type SeedRow,
} from './tables.ts'

/** Whoever draws waits for the same fan's other draws, at whatever machine. Before any other lock of a transaction. */
export async function lockDrawer(transaction: Transaction, fanId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`draw ${fanId}`}, 0))`,
  )
}

/** Whoever draws from a box waits for the others who do. */
export async function lockBox(transaction: Transaction, machineId: string): Promise<void> {
  await transaction
    .select({ id: treasureMachine.id })
    .from(treasureMachine)
    .where(eq(treasureMachine.id, machineId))
    .for('update')
}

/** A box as it lies, drawn or not, by its positions. */
export function findBox(db: Queryable, machineId: string) {
  return db
    .select()
    .from(treasureBoxPosition)
    .where(eq(treasureBoxPosition.machineId, machineId))
    .orderBy(asc(treasureBoxPosition.position))
}

/** Takes positions out of a box. Throws where one of them is taken. */
export async function takePositions(
  transaction: Transaction,
  machineId: string,
  positions: readonly number[],
): Promise<void> {
  const taken = await transaction
    .update(treasureBoxPosition)
    .set({ isDrawn: true })
    .where(
      and(
        eq(treasureBoxPosition.machineId, machineId),
        sql`${treasureBoxPosition.position} = any(${sql.param([...positions])}::int[])`,
        eq(treasureBoxPosition.isDrawn, false),
      ),
    )
    .returning({ position: treasureBoxPosition.position })
  if (taken.length !== positions.length) throw new Error(`a position of ${machineId} is taken`)
}

export async function findDrawBy(
  db: Queryable,
  fanId: string,
  requestId: string,
): Promise<DrawRow | undefined> {
  const [row] = await db
    .select()
    .from(treasureDraw)
    .where(and(eq(treasureDraw.fanId, fanId), eq(treasureDraw.requestId, requestId)))
  return row
}

/** A fan's own draw. */
export async function findDraw(
  db: Queryable,
  fanId: string,
  id: string,
): Promise<DrawRow | undefined> {
  const [row] = await db
    .select()
    .from(treasureDraw)
    .where(and(eq(treasureDraw.fanId, fanId), eq(treasureDraw.id, id)))
  return row
}

type Drawer = { fanId: string; machineId: string }
const isOf = ({ fanId, machineId }: Drawer) =>
  and(eq(treasureDraw.fanId, fanId), eq(treasureDraw.machineId, machineId))

/** A page of a fan's draws at a machine, newest first, and one more where there are more. */
export function findDrawsOf(
  db: Queryable,
  drawer: Drawer,
  { key, size }: KeysetPage<string>,
): Promise<DrawRow[]> {
  const isNext = key === undefined ? undefined : lt(treasureDraw.id, key)
  return db
    .select()
    .from(treasureDraw)
    .where(and(isOf(drawer), isNext))
    .orderBy(desc(treasureDraw.id))
    .limit(size + 1)
}

export async function findUnseen(db: Queryable, drawer: Drawer): Promise<DrawRow | undefined> {
  const [row] = await db
    .select()
    .from(treasureDraw)
    .where(and(isOf(drawer), isNull(treasureDraw.seenAt)))
    .orderBy(desc(treasureDraw.id))
    .limit(1)
  return row
}

/** Notes that a fan's own draw was seen; undefined where there is none. */
export async function updateSeen(
  db: Queryable,
  { fanId, id, at }: { fanId: string; id: string; at: Date },
): Promise<DrawRow | undefined> {
  const [row] = await db
    .update(treasureDraw)
    .set({ seenAt: sql`coalesce(${treasureDraw.seenAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(treasureDraw.fanId, fanId), eq(treasureDraw.id, id)))
    .returning()
  return row
}

/** How often a fan has had an offer, since this instant where one is said. */
export async function hasHad(
  db: Queryable,
  drawer: Drawer & { offer: TreasureOfferKind },
  since?: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: treasureDraw.id })
    .from(treasureDraw)
    .where(
      and(isOf(drawer), eq(treasureDraw.offer, drawer.offer), since && gte(treasureDraw.at, since)),
    )
    .limit(1)
  return rows.length > 0
}

/** Draws since a fan's last of the highest rank. */
export async function findSince(db: Queryable, { fanId, machineId }: Drawer): Promise<number> {
  const [row] = await db
    .select({ since: treasureCount.sinceTop })
    .from(treasureCount)
    .where(and(eq(treasureCount.fanId, fanId), eq(treasureCount.machineId, machineId)))
  return row?.since ?? 0
}

export async function writeSince(
  transaction: Transaction,
  drawer: Drawer,
  sinceTop: number,
): Promise<void> {
  await transaction
    .insert(treasureCount)
    .values({ ...drawer, sinceTop })
    .onConflictDoUpdate({
      target: [treasureCount.tenantId, treasureCount.fanId, treasureCount.machineId],
      set: { sinceTop },
    })
}

/** The pair that a fan's next draw at a machine is by. */
export async function findSeed(
  db: Queryable,
  { fanId, machineId }: Drawer,
): Promise<SeedRow | undefined> {
  const [row] = await db
    .select()
    .from(drawSeed)
    .where(
      and(eq(drawSeed.fanId, fanId), eq(drawSeed.machineId, machineId), isNull(drawSeed.closedAt)),
    )
  return row
}

export async function insertDraw(
  transaction: Transaction,
  draw: Omit<DrawRow, 'tenantId' | 'seenAt'>,
  picks: readonly Omit<PickRow, 'tenantId'>[],
): Promise<void> {
  await transaction.insert(treasureDraw).values(draw)
  await transaction.insert(treasurePick).values([...picks])
}

export async function moveCounter(
  transaction: Transaction,
  seedId: string,
  counter: number,
): Promise<void> {
  await transaction.update(drawSeed).set({ counter }).where(eq(drawSeed.id, seedId))
}
