import DataLoader from 'dataloader'
import { canonicalJson } from '#rules/draws/canonicalJson.ts'
import { wilsonBand } from '#rules/draws/wilson.ts'
import { mayEnter } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import type { TreasureMachineState } from '../types.generated.ts'
import {
  countDrawn,
  countLeft,
  findMachines,
  findMachinesOf,
  findMachinesOfItems,
  findOdds,
  findPrizesOf,
} from './rows.ts'
import { findBox } from './store.ts'
import type { BoxRow, DrawnRow, MachineRow, OddsRow, PrizeRow, TableOfOdds } from './tables.ts'

/** From so many base picks on, what was drawn says something. */
const tellingCount = 1_000
/** What was drawn, and what is left, changes with each draw of anyone: asked at most so often. */
const countedMs = 2_000

/** The machine with this id where the viewer may know of it, or null. */
export async function loadMachine(context: GatewayContext, id: string): Promise<MachineRow | null> {
  if (prefixOf(id) !== 'treasuremachine') return null
  return loadKnownRow(context, 'treasureMachine', findMachines, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

const places: Record<TreasureMachineState, number> = {
  OPEN: 0,
  MAINTENANCE: 1,
  SOLD_OUT: 2,
  UPCOMING: 3,
  ENDED: 4,
}

/** A community's machines: first those that can be drawn from. */
export async function machinesOf(
  context: GatewayContext,
  communityId: string,
): Promise<MachineRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId } = context
  const machines = await cache.get(tenantId, 'treasureMachinesOf', communityId, () =>
    findMachinesOf(db, communityId),
  )
  const placed = await Promise.all(
    machines.map(async (machine) => ({ machine, place: places[await stateOf(context, machine)] })),
  )
  return placed.toSorted((a, b) => a.place - b.place).map(({ machine }) => machine)
}

/** What an item's lots are drawn from; null of what is no lottery. */
export async function machineOfItem(
  context: GatewayContext,
  item: { id: string },
): Promise<MachineRow | null> {
  return context
    .loader(
      'machines of items',
      ({ db }) =>
        new DataLoader<string, MachineRow | null>(async (ids) => {
          const found = await findMachinesOfItems(db, ids)
          return ids.map((id) => found.find(({ itemId }) => itemId === id) ?? null)
        }),
    )
    .load(item.id)
}

/** How many positions a box has left; null where there is none. */
async function leftIn(context: GatewayContext, { id, kind }: MachineRow): Promise<number | null> {
  if (kind !== 'STOCK') return null
  const { cache, db, tenantId, userId } = context
  const options = { ms: countedMs, readerId: userId }
  return cache.get(tenantId, 'treasureLeft', id, () => countLeft(db, id), options)
}

/** After a draw's commit: whoever drew sees what they left. */
export function forgetLeft(
  { cache, tenantId }: GatewayContext,
  machineId: string,
  fanId: string,
): void {
  cache.forgetFor(tenantId, 'treasureLeft', machineId, fanId)
}

export async function stateOf(
  context: GatewayContext,
  machine: MachineRow,
): Promise<TreasureMachineState> {
  const standing = statusOf(machine, context.now())
  return standing === 'OPEN' && (await leftIn(context, machine)) === 0 ? 'SOLD_OUT' : standing
}

/** Where a machine stands by the clock. */
export function statusOf(
  { startsAt, endsAt, maintenanceUntil }: MachineRow,
  now: Date,
): Exclude<TreasureMachineState, 'SOLD_OUT'> {
  if (startsAt !== null && now < startsAt) return 'UPCOMING'
  if (endsAt !== null && now >= endsAt) return 'ENDED'
  return maintenanceUntil !== null && now < maintenanceUntil ? 'MAINTENANCE' : 'OPEN'
}

/** A machine's prizes in their order. */
export function prizesOf(context: GatewayContext, { id }: MachineRow): Promise<PrizeRow[]> {
  return context
    .loader(
      'treasure prizes',
      ({ db }) =>
        new DataLoader<string, PrizeRow[]>(async (ids) => {
          const byMachine = Map.groupBy(await findPrizesOf(db, ids), ({ machineId }) => machineId)
          return ids.map((machineId) => byMachine.get(machineId) ?? [])
        }),
    )
    .load(id)
}

/** The version that is in effect; null of a box, and before the first takes effect. */
export async function oddsOf(
  context: GatewayContext,
  { id, kind }: MachineRow,
): Promise<OddsRow | null> {
  return kind === 'PROBABILITY' ? oddsInEffect(context, id) : null
}

/** The same, of a machine's id: asked once a request, also for each of its prizes. */
export function oddsInEffect(context: GatewayContext, machineId: string): Promise<OddsRow | null> {
  return context
    .loader(
      'treasure odds',
      ({ db, now }) =>
        new DataLoader<string, OddsRow | null>((ids) =>
          Promise.all(ids.map(async (id) => (await findOdds(db, id, now())) ?? null)),
        ),
    )
    .load(machineId)
}

export function tablesOf({ document: { base, guarantee, pity } }: OddsRow): TableOfOdds[] {
  const tables: TableOfOdds[] = [{ name: 'BASE', table: base }]
  if (guarantee) tables.push({ name: 'GUARANTEE', table: guarantee })
  if (pity) tables.push({ name: 'PITY', table: pity.table })
  return tables
}

/** What was drawn by the base table; null before it says anything. */
export async function drawnBy(context: GatewayContext, odds: OddsRow): Promise<DrawnRow[] | null> {
  const { cache, db, tenantId } = context
  const key = `${odds.machineId} ${odds.version}`
  const counts = await cache.get(tenantId, 'treasureDrawn', key, () => countDrawn(db, odds))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total < tellingCount) return null
  return odds.document.base.map(({ prize }) => {
    const count = counts.get(prize) ?? 0
    return { prizeId: prize, count, total, ...wilsonBand(count, total) }
  })
}

export async function boxOf(context: GatewayContext, machine: MachineRow): Promise<BoxRow | null> {
  const { boxRoot, boxSize } = machine
  if (boxRoot === null || boxSize === null) return null
  return { root: boxRoot, size: boxSize, left: (await leftIn(context, machine)) ?? 0, machine }
}

/** All that lay in a box, once nobody can draw from it any more: before, it would tell what is left where. */
export async function contentsOf(
  { db, now }: GatewayContext,
  { machine }: BoxRow,
): Promise<string | null> {
  // Not as it was kept: the last envelope is gone for good, or it is not.
  if (statusOf(machine, now()) !== 'ENDED' && (await countLeft(db, machine.id)) > 0) return null
  const lying = await findBox(db, machine.id)
  return canonicalJson(lying.map(({ prizeId, salt }) => ({ prize: prizeId, salt })))
}

/** The machine that a draw was at: those who drew there may always know of it. */
export async function machineOfDraw(
  { db, cache, tenantId }: GatewayContext,
  { machineId }: { machineId: string },
): Promise<MachineRow> {
  const machine = await cache.get(
    ...([tenantId, 'treasureMachine', machineId] as const),
    async () => (await findMachines(db, [machineId]))[0] ?? null,
  )
  if (!machine) throw new Error(`${machineId} was drawn from and is gone`)
  return machine
}

/** The prize that a pick brought. */
export async function prizeOfPick(
  context: GatewayContext,
  pick: { machineId: string; prizeId: string },
): Promise<PrizeRow> {
  const prizes = await prizesOf(context, await machineOfDraw(context, pick))
  const prize = prizes.find(({ id }) => id === pick.prizeId)
  if (!prize) throw new Error(`${pick.prizeId} was drawn and is gone`)
  return prize
}

/** The first of a community's machines that a thing can be drawn from now; null where there is none. */
export async function machineWith(
  context: GatewayContext,
  thing: { id: string; communityId: string },
): Promise<MachineRow | null> {
  const machines = await machinesOf(context, thing.communityId)
  const states = await Promise.all(machines.map((machine) => stateOf(context, machine)))
  const open = machines.filter((_, at) => states[at] === 'OPEN')
  const prizes = await Promise.all(open.map((machine) => prizesOf(context, machine)))
  return open.find((_, at) => prizes[at]!.some(({ thingId }) => thingId === thing.id)) ?? null
}
