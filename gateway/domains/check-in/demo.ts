import { and, eq, lt } from 'drizzle-orm'
import { atJst } from '#content/schedule.ts'
import type { PresentsSeed } from '#content/types.ts'
import { printCode } from '#rules/campaignCode.ts'
import { dayAfter, dayInJapan, monthOf } from '#rules/day.ts'
import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { findCollectables } from '../collection/service.ts'
import { findItemsBySlug } from '../store/service.ts'
import { storeCode } from './storeCodes.ts'
import { checkInPresent, checkInStore } from './tables.ts'

export const demo: DemoParts = {
  presents: {
    after: ['collection/collectables', 'collection/badges for stamps'],
    add: addPresents,
    renew: addPresents,
  },
  'digital presents': { after: ['special-gift/gifts'], add: addDigitalPresents },
  stores: { after: ['community/community'], add: addStores, renew: keepOpen },
}

async function addStores(stage: DemoStage): Promise<void> {
  const { transaction, world, picture, now, draws: secrets } = stage
  const seeds = world.checkInStores ?? []
  if (seeds.length === 0) return
  const communityId = await findCommunityId(stage)
  const rows = seeds.map(({ art, note, openedDaysAgo, closesDaysAhead, ...told }, at) => {
    const store = { id: newId('checkinstore'), number: at + 1, edition: 1 }
    const signer = secrets && { config: secrets, tenantId: world.tenant.id }
    const code = signer ? printCode(storeCode(signer, store, store.edition)) : ''
    return {
      ...store,
      communityId,
      ...told,
      picture: picture(art),
      note:
        note && signer
          ? { ja: note.ja.replace('{code}', code), en: note.en.replace('{code}', code) }
          : null,
      opensAt: atJst(now, -openedDaysAgo, '00:00'),
      closesAt: atJst(now, closesDaysAhead, '24:00'),
      // Of the demo's own operators: two, since it gives something.
      proposedBy: 'demo',
      approvedBy: 'demo-second',
    }
  })
  await transaction.insert(checkInStore).values(rows)
}

/** What would close soon stays open: its visits are kept. */
async function keepOpen({ transaction, world, now }: DemoStage): Promise<void> {
  for (const { slug, closesDaysAhead } of world.checkInStores ?? [])
    await transaction
      .update(checkInStore)
      .set({ closesAt: atJst(now, closesDaysAhead, '24:00') })
      .where(and(eq(checkInStore.slug, slug), lt(checkInStore.closesAt, now)))
}

/** This month's and the next one's, whose day comes while nothing is started again. Those that are there stay as they are. */
async function addPresents(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  if (!world.presents) return
  const communityId = await findCommunityId(stage)
  const things = await findCollectables(transaction)
  const { firstDay, days } = monthOf(dayInJapan(now))
  const rows = [firstDay, dayAfter(firstDay, days)].flatMap((month) =>
    world.presents!.monthly.map((seed) =>
      rowOf(stage, seed, { communityId, month, idOf: (slug) => things.get(slug)!.id }),
    ),
  )
  await transaction.insert(checkInPresent).values(rows).onConflictDoNothing()
}

/** This month's alone. */
async function addDigitalPresents(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const seeds = world.digitalPresents ?? []
  if (seeds.length === 0) return
  const communityId = await findCommunityId(stage)
  const items = await findItemsBySlug(transaction, communityId)
  const { firstDay: month } = monthOf(dayInJapan(now))
  const idOf = (slug: string) => items.get(slug)!.id
  await transaction
    .insert(checkInPresent)
    .values(seeds.map((seed) => rowOf(stage, seed, { communityId, month, idOf })))
}

type Place = { communityId: string; month: string; idOf: (slug: string) => string }

function rowOf(
  { picture }: DemoStage,
  { art, gives, ...told }: PresentsSeed['monthly'][number],
  { communityId, month, idOf }: Place,
) {
  return {
    id: newId('checkinpresent'),
    communityId,
    month,
    ...told,
    left: told.stock,
    picture: picture(art),
    kind: gives.kind === 'GOODS' ? gives.kind : ('DIGITAL_ITEM' as const),
    digitalItem: gives.kind === 'GOODS' ? null : gives.kind,
    thingId: 'thing' in gives ? idOf(gives.thing) : null,
    amount: 'amount' in gives ? gives.amount : 1,
    // Of the demo's own operators: two, since it gives something.
    proposedBy: 'demo',
    approvedBy: 'demo-second',
  }
}
