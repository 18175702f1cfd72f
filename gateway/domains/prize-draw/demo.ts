import { randomBytes } from 'node:crypto'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { timeOf } from '#rules/draws/beacon.ts'
import { dayInJapan } from '#rules/day.ts'
import { atJst } from '#content/schedule.ts'
import type { PrizeDraw } from '#content/types.ts'
import { findCommunityId, findPeople, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { findCollectables } from '../collection/service.ts'
import { findItemsBySlug } from '../store/service.ts'
import { drawBy, fixList } from './drawing.ts'
import { signLocally } from './keys.ts'
import { publishDraw } from './publishing.ts'
import { findDraws, insertEntry, lockEntrant } from './store.ts'
import { prizeDraw, prizeDrawPrize } from './tables.ts'

export const demo: DemoParts = {
  draws: {
    after: ['collection/badges', 'collection/collectables', 'store/goods', 'user/people'],
    add: (stage) => addDraws(stage, 'prizeDraws'),
    renew: (stage) => keepOpen(stage, 'prizeDraws'),
  },
  'digital draws': {
    after: ['special-gift/gifts', 'user/people'],
    add: (stage) => addDraws(stage, 'digitalDraws'),
    renew: (stage) => keepOpen(stage, 'digitalDraws'),
  },
}

type Draws = 'prizeDraws' | 'digitalDraws'

/** Of the demo's own operators: two, as the rules want. */
const people = { proposedBy: 'demo', approvedBy: 'demo-second' }

async function addDraws(stage: DemoStage, of: Draws): Promise<void> {
  const { transaction, world, draws: config } = stage
  if (!config) return
  for (const draw of world[of] ?? []) {
    const id = await addDraw(stage, draw)
    const tenantId = world.tenant.id
    // What is over by now had no beacon but the station's own.
    const own = draw.closesDaysAhead < 0 ? { ...config, beaconUrl: undefined } : config
    const { opensAt } = periodOf(draw, stage.now)
    await publishDraw(transaction, { drawId: id, tenantId, config: own, people, at: opensAt })
    await addEntries(stage, id, draw)
    if (draw.closesDaysAhead < 0) await finish(stage, id, own)
  }
}

async function addDraw(stage: DemoStage, draw: PrizeDraw): Promise<string> {
  const { transaction, picture, now } = stage
  const { slug, name, description, art, talent, item, prizes } = draw
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const things = await findCollectables(transaction)
  const items = await findItemsBySlug(transaction, communityId)
  const id = newId('prizedraw')
  await transaction.insert(prizeDraw).values({
    id,
    communityId,
    slug,
    name,
    description,
    picture: picture(art),
    ...periodOf(draw, now),
    talentId: talent === undefined ? null : (talents.get(talent) ?? null),
    entryBasis: item ? 'PURCHASE' : 'OPEN',
    itemId: item ? items.get(item.slug)!.id : null,
    plannedCount: item?.plannedCount ?? null,
  })
  const rows = prizes.map(({ thing, art: own, amount, ...prize }, position) => {
    const sold = prize.kind === 'DIGITAL_ITEM' ? items.get(thing!)! : undefined
    const found = sold
      ? { ...sold, picture: sold.pictures[0]! }
      : thing === undefined
        ? undefined
        : things.get(thing)
    return {
      id: newId('prizedrawprize'),
      drawId: id,
      position,
      ...prize,
      name: found?.name ?? prize.name!,
      picture: found?.picture ?? picture(own!),
      thingId: found?.id ?? null,
      amount: amount ?? null,
    }
  })
  await transaction.insert(prizeDrawPrize).values(rows)
  return id
}

/** The demo's fans entered for free, once or twice each. Nobody bought anything. */
async function addEntries(stage: DemoStage, drawId: string, draw: PrizeDraw): Promise<void> {
  if (draw.item) return
  const fans = [...(await findPeople(stage)).entries()]
    .filter(([handle]) => stage.world.fans.some((fan) => fan.handle === handle))
    .map(([, id]) => id)
  const { opensAt } = periodOf(draw, stage.now)
  for (const [index, fanId] of fans.entries())
    for (let turn = 0; turn <= index % 2; turn += 1) {
      const at = new Date(opensAt.getTime() + (turn * 24 + (index % 12)) * 3_600_000)
      await lockEntrant(stage.transaction, {
        drawId,
        fanId,
        entrant: randomBytes(16).toString('hex'),
      })
      await insertEntry(stage.transaction, {
        id: newId('prizedrawentry'),
        drawId,
        fanId,
        kind: 'FREE',
        at,
        requestId: `demo:${drawId}:${turn}`,
        freeDay: dayInJapan(at),
        transferId: null,
        orderId: null,
        orderLine: null,
      })
    }
}

async function finish(
  { transaction }: DemoStage,
  id: string,
  config: NonNullable<DemoStage['draws']>,
): Promise<void> {
  const read = async () => (await findDraws(transaction, [id]))[0]!
  const { closesAt, terms } = await read()
  await fixList(transaction, id, closesAt)
  const signature = signLocally(config, terms.beacon)
  await drawBy(transaction, await read(), signature, timeOf(terms.beacon))
}

/** What a draw promised never changes: one that is over gives way to the same anew. */
async function keepOpen(stage: DemoStage, of: Draws): Promise<void> {
  const { transaction, world, now, draws: config } = stage
  const open = (world[of] ?? []).filter(({ closesDaysAhead }) => closesDaysAhead > 0)
  if (!config || open.length === 0) return
  const slugs = open.map(({ slug }) => slug)
  const over = await transaction
    .select({ id: prizeDraw.id, slug: prizeDraw.slug })
    .from(prizeDraw)
    .where(and(inArray(prizeDraw.slug, slugs), lt(prizeDraw.closesAt, now)))
  for (const { id, slug } of over) {
    await transaction
      .update(prizeDraw)
      .set({ slug: `${slug}-${id}` })
      .where(eq(prizeDraw.id, id))
    const drawId = await addDraw(
      stage,
      open.find((draw) => draw.slug === slug)!,
    )
    await publishDraw(transaction, {
      drawId,
      tenantId: world.tenant.id,
      config,
      people,
      at: now,
    })
  }
}

const periodOf = ({ openedDaysAgo, closesDaysAhead }: PrizeDraw, now: Date) => ({
  opensAt: atJst(now, -openedDaysAgo, '00:00'),
  closesAt: atJst(now, closesDaysAhead, '24:00'),
})
