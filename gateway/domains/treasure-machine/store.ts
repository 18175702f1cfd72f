import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { prepared, statement } from '../../platform/database/prepared.ts'
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
  await lock(transaction, [`draw ${fanId}`])
}

const lock = statement<object>(
  'lock_drawer',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
)

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

const drawBy = prepared('treasure_draw_by', (db) =>
  db
    .select()
    .from(treasureDraw)
    .where(
      and(
        eq(treasureDraw.fanId, sql.placeholder('fanId')),
        eq(treasureDraw.requestId, sql.placeholder('requestId')),
      ),
    ),
)

export async function findDrawBy(
  db: Queryable,
  fanId: string,
  requestId: string,
): Promise<DrawRow | undefined> {
  return (await drawBy(db, { fanId, requestId }))[0]
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

const since = prepared('treasure_since', (db) =>
  db
    .select({ since: treasureCount.sinceTop })
    .from(treasureCount)
    .where(
      and(
        eq(treasureCount.fanId, sql.placeholder('fanId')),
        eq(treasureCount.machineId, sql.placeholder('machineId')),
      ),
    ),
)

/** Draws since a fan's last of the highest rank. */
export async function findSince(db: Queryable, { fanId, machineId }: Drawer): Promise<number> {
  return (await since(db, { fanId, machineId }))[0]?.since ?? 0
}

const seed = prepared('draw_seed_current', (db) =>
  db
    .select()
    .from(drawSeed)
    .where(
      and(
        eq(drawSeed.fanId, sql.placeholder('fanId')),
        eq(drawSeed.machineId, sql.placeholder('machineId')),
        isNull(drawSeed.closedAt),
      ),
    ),
)

/** The pair that a fan's next draw at a machine is by. */
export async function findSeed(
  db: Queryable,
  { fanId, machineId }: Drawer,
): Promise<SeedRow | undefined> {
  return (await seed(db, { fanId, machineId }))[0]
}

/** Both in one statement, however many picks there are; the row as it lies there. */
export async function insertDraw(
  transaction: Transaction,
  draw: NewDraw,
  picks: readonly Omit<PickRow, 'tenantId'>[],
): Promise<DrawRow> {
  const column = <Name extends keyof PickRow & keyof (typeof picks)[number]>(name: Name) =>
    picks.map((pick) => pick[name])
  const [written] = await insert(transaction, [
    draw.id,
    draw.machineId,
    draw.fanId,
    draw.requestId,
    draw.offer,
    draw.at.toISOString(),
    draw.transferId,
    draw.free,
    draw.paid,
    draw.tickets,
    draw.points,
    draw.sinceBefore,
    draw.sinceAfter,
    draw.seedId,
    draw.counter,
    draw.receipt,
    draw.signature,
    draw.publicKey,
    draw.oddsVersion,
    column('slot'),
    column('prizeId'),
    column('counter'),
    column('tableName'),
    column('boxPosition'),
    column('isNew'),
  ])
  return { ...draw, tenantId: written!.tenantId, seenAt: null }
}

type NewDraw = Omit<DrawRow, 'tenantId' | 'seenAt'>

const insert = statement<{ tenantId: string }>(
  'insert_treasure_draw',
  `with picks as (
    insert into treasure_pick (draw_id, machine_id, seed_id, odds_version, slot, prize_id, counter, table_name, box_position, is_new)
    select $1, $2, $14, $19::integer, * from unnest($20::integer[], $21::text[], $22::integer[], $23::text[], $24::integer[], $25::boolean[])
  )
  insert into treasure_draw (id, machine_id, fan_id, request_id, offer, at, transfer_id, free, paid, tickets, points,
    since_before, since_after, seed_id, counter, receipt, signature, public_key, odds_version)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
  returning tenant_id as "tenantId"`,
)

/** Moves a pair on to its next draw, and what counts towards pity; a box counts nothing. */
export async function moveOn(
  transaction: Transaction,
  { id, fanId, machineId }: SeedRow,
  { counter, sinceTop }: { counter: number; sinceTop: number | null },
): Promise<void> {
  await move(transaction, [id, counter, fanId, machineId, sinceTop])
}

const move = statement<object>(
  'move_draw_seed',
  `with moved as (update draw_seed set counter = $2 where id = $1)
  insert into treasure_count (fan_id, machine_id, since_top)
  select $3, $4, $5::integer where $5::integer is not null
  on conflict (tenant_id, fan_id, machine_id) do update set since_top = excluded.since_top`,
)

/** What came of a fan's draws that these transfers paid. */
export function findPicksPaidBy(
  db: Queryable,
  fanId: string,
  transferIds: readonly string[],
): Promise<Pick<PickRow, 'drawId' | 'slot'>[]> {
  return db
    .select({ drawId: treasurePick.drawId, slot: treasurePick.slot })
    .from(treasurePick)
    .innerJoin(treasureDraw, eq(treasureDraw.id, treasurePick.drawId))
    .where(and(eq(treasureDraw.fanId, fanId), inArray(treasureDraw.transferId, [...transferIds])))
}
