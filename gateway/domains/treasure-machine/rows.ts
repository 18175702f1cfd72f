import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import {
  treasureBoxPosition,
  treasureMachine,
  treasureOdds,
  treasurePick,
  treasurePrize,
  type MachineRow,
  type OddsRow,
  type PrizeRow,
  type StoredPrizeRow,
} from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    treasureprize: 'what can be drawn from a machine'
  }
}

const machines = prepared('treasure_machines', (db) =>
  db
    .select()
    .from(treasureMachine)
    .where(and(isAmong(treasureMachine.id, 'ids'), isNotNull(treasureMachine.publishedAt))),
)

/** Those of these machines that are published. */
export function findMachines(db: Queryable, ids: readonly string[]): Promise<MachineRow[]> {
  return machines(db, { ids })
}

/** A published machine by its id, or by what it is called in the operators' files. */
export async function findMachineNamed(
  db: Queryable,
  name: string,
): Promise<MachineRow | undefined> {
  const [row] = await db
    .select()
    .from(treasureMachine)
    .where(
      and(
        or(eq(treasureMachine.id, name), eq(treasureMachine.slug, name)),
        isNotNull(treasureMachine.publishedAt),
      ),
    )
  return row
}

/** All that stand in a community's hall and are published, in its order. */
export function findMachinesOf(db: Queryable, communityId: string): Promise<MachineRow[]> {
  return db
    .select()
    .from(treasureMachine)
    .where(
      and(
        eq(treasureMachine.communityId, communityId),
        isNotNull(treasureMachine.publishedAt),
        isNull(treasureMachine.itemId),
      ),
    )
    .orderBy(asc(treasureMachine.position))
}

/** The machines that lots of these items are drawn from. */
export function findMachinesOfItems(
  db: Queryable,
  itemIds: readonly string[],
): Promise<MachineRow[]> {
  return db
    .select()
    .from(treasureMachine)
    .where(
      and(inArray(treasureMachine.itemId, [...itemIds]), isNotNull(treasureMachine.publishedAt)),
    )
}

/** The prizes of these machines, as they lie in their boxes. */
export async function findPrizesOf(
  db: Queryable,
  machineIds: readonly string[],
): Promise<PrizeRow[]> {
  const rows = await db
    .select()
    .from(treasurePrize)
    .where(inArray(treasurePrize.machineId, [...machineIds]))
    .orderBy(asc(treasurePrize.position))
  const boxes = await db
    .select({
      prizeId: treasureBoxPosition.prizeId,
      supplied: count(),
      left: sql<number>`(count(*) filter (where not ${treasureBoxPosition.isDrawn}))::int`,
    })
    .from(treasureBoxPosition)
    .where(inArray(treasureBoxPosition.machineId, [...machineIds]))
    .groupBy(treasureBoxPosition.prizeId)
  const counted = new Map(boxes.map((row) => [row.prizeId, row]))
  return rows.map((row) => ({
    ...row,
    supplied: counted.get(row.id)?.supplied ?? null,
    left: counted.get(row.id)?.left ?? null,
  }))
}

const prizes = prepared('treasure_prizes', (db) =>
  db.select().from(treasurePrize).where(isAmong(treasurePrize.id, 'ids')),
)

export function findPrizes(db: Queryable, ids: readonly string[]): Promise<StoredPrizeRow[]> {
  return prizes(db, { ids })
}

const odds = prepared('treasure_odds_at', (db) =>
  db
    .select()
    .from(treasureOdds)
    .where(
      and(
        eq(treasureOdds.machineId, sql.placeholder('machineId')),
        lte(treasureOdds.effectiveAt, sql.placeholder('at')),
      ),
    )
    .orderBy(desc(treasureOdds.version))
    .limit(1),
)

/** The version that is in effect. */
export async function findOdds(
  db: Queryable,
  machineId: string,
  at: Date,
): Promise<OddsRow | undefined> {
  return (await odds(db, { machineId, at }))[0]
}

/** A machine's versions, the newest first: those to come too. */
export function findVersions(db: Queryable, machineId: string): Promise<OddsRow[]> {
  return db
    .select()
    .from(treasureOdds)
    .where(eq(treasureOdds.machineId, machineId))
    .orderBy(desc(treasureOdds.version))
}

export async function findOddsVersion(
  db: Queryable,
  machineId: string,
  version: number,
): Promise<OddsRow | undefined> {
  const [row] = await db
    .select()
    .from(treasureOdds)
    .where(and(eq(treasureOdds.machineId, machineId), eq(treasureOdds.version, version)))
  return row
}

/** How often each prize came by a version's base table. */
export async function countDrawn(
  db: Queryable,
  { machineId, version }: OddsRow,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ prizeId: treasurePick.prizeId, count: count() })
    .from(treasurePick)
    .where(
      and(
        eq(treasurePick.machineId, machineId),
        eq(treasurePick.oddsVersion, version),
        eq(treasurePick.tableName, 'BASE'),
      ),
    )
    .groupBy(treasurePick.prizeId)
  return new Map(rows.map((row) => [row.prizeId, row.count]))
}

/** How many positions of a box are left. */
export async function countLeft(db: Queryable, machineId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(treasureBoxPosition)
    .where(
      and(eq(treasureBoxPosition.machineId, machineId), eq(treasureBoxPosition.isDrawn, false)),
    )
  return row?.left ?? 0
}
