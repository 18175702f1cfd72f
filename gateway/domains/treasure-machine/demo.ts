import { and, eq, lt } from 'drizzle-orm'
import type { Odds, OddsTable } from '#rules/draws/odds.ts'
import { atJst } from '#content/schedule.ts'
import type { TreasureMachine, TreasurePrize } from '#content/types.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { findCollectables } from '../collection/service.ts'
import { findItemsBySlug, linkLots } from '../store/service.ts'
import { publish } from './publishing.ts'
import { treasureMachine, treasurePrize } from './tables.ts'

export const demo: DemoParts = {
  machines: { after: ['collection/collectables'], add: addMachines, renew: renewMachines },
  freeMachines: { after: ['treasure-machine/machines'], add: addFreeMachines },
  lotteries: {
    after: ['collection/badges', 'store/lotteries', 'treasure-machine/machines'],
    add: addLotteries,
  },
}

/** Of the demo's own operators: two, as the rules want. */
const people = { proposedBy: 'demo', approvedBy: 'demo-second' }

async function addMachines(stage: DemoStage): Promise<void> {
  for (const [position, machine] of (stage.world.treasure?.machines ?? []).entries())
    await addMachine(stage, machine, { position, itemId: null })
}

async function addFreeMachines(stage: DemoStage): Promise<void> {
  const { machines = [], freeMachines = [] } = stage.world.treasure ?? {}
  for (const [at, machine] of freeMachines.entries())
    await addMachine(stage, machine, { position: machines.length + at, itemId: null })
}

/** What the store's lots are drawn from. */
async function addLotteries(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const items = await findItemsBySlug(transaction, await findCommunityId(stage))
  for (const [position, { item, machine }] of (world.treasure?.lotteries ?? []).entries()) {
    const itemId = items.get(item.slug)!.id
    const machineId = await addMachine(stage, machine, { position, itemId })
    await linkLots(transaction, { itemId, machineId })
  }
}

async function addMachine(
  stage: DemoStage,
  machine: TreasureMachine,
  place: { position: number; itemId: string | null },
): Promise<string> {
  const { transaction, picture, now } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const id = newId('treasuremachine')
  const { art, talent, prizes, pityAt: _, from: __, until: ___, ...own } = machine
  await transaction.insert(treasureMachine).values({
    ...own,
    ...place,
    id,
    communityId,
    picture: picture(art),
    ...periodOf(machine, now),
    talentId: talent === undefined ? null : (talents.get(talent) ?? null),
  })
  const ids = await addPrizes(stage, id, prizes)
  await publish(transaction, {
    machineId: id,
    people,
    at: now,
    ...(machine.kind === 'STOCK'
      ? { box: Object.fromEntries(prizes.map(({ slug, count = 0 }) => [ids.get(slug)!, count])) }
      : { odds: oddsOf(machine, ids) }),
  })
  return id
}

async function addPrizes(
  { transaction, picture }: DemoStage,
  machineId: string,
  prizes: readonly TreasurePrize[],
): Promise<ReadonlyMap<string, string>> {
  const things = await findCollectables(transaction)
  const ids = new Map<string, string>()
  for (const [position, prize] of prizes.entries()) {
    const id = newId('treasureprize')
    ids.set(prize.slug, id)
    const thing = prize.thing === undefined ? undefined : things.get(prize.thing)
    const shown = thing ?? {
      id: null,
      talentId: null,
      name: prize.name!,
      picture: picture(prize.art!),
    }
    await transaction.insert(treasurePrize).values({
      id,
      machineId,
      position,
      kind: prize.kind,
      rank: prize.rank,
      name: shown.name,
      picture: shown.picture,
      talentId: shown.talentId,
      thingId: shown.id,
      amount: prize.amount ?? null,
      isFeatured: prize.isFeatured ?? false,
    })
  }
  return ids
}

function oddsOf({ prizes, pityAt }: TreasureMachine, ids: ReadonlyMap<string, string>): Odds {
  const table = (of: 'weight' | 'guaranteed' | 'pity'): OddsTable =>
    prizes.flatMap((prize) => {
      const weight = prize[of]
      return weight === undefined ? [] : [{ prize: ids.get(prize.slug)!, weight }]
    })
  return {
    base: table('weight'),
    guarantee: prizes.some(({ guaranteed }) => guaranteed !== undefined)
      ? table('guaranteed')
      : null,
    pity: pityAt === undefined ? null : { at: pityAt, table: table('pity') },
    top: prizes.filter(({ rank }) => rank === 'S').map(({ slug }) => ids.get(slug)!),
  }
}

/** A machine that is over opens anew, for as long as it was to be: a demo is not to be an empty hall. */
async function renewMachines(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const communityId = await findCommunityId(stage)
  for (const machine of world.treasure?.machines ?? [])
    if (machine.until)
      await transaction
        .update(treasureMachine)
        .set(periodOf(machine, now))
        .where(
          and(
            eq(treasureMachine.communityId, communityId),
            eq(treasureMachine.slug, machine.slug),
            lt(treasureMachine.endsAt, now),
          ),
        )
}

function periodOf({ from, until }: TreasureMachine, now: Date) {
  return {
    startsAt: from ? atJst(now, from.daysAhead, from.time) : null,
    endsAt: until ? atJst(now, until.daysAhead, until.time) : null,
  }
}
