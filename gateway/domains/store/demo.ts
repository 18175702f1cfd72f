import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { atJst } from '#content/schedule.ts'
import type { EarlySaleSeed, StoreItem } from '#content/types.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { storeItem, storeSection, storeShelf, storeStock } from './tables.ts'

export const demo: DemoParts = {
  goods: { after: ['community/community'], add: addGoods, renew: renewSales },
  variants: { after: ['store/goods'], add: addVariants },
  passes: { after: ['store/goods'], add: addPasses },
  lotteries: { after: ['store/goods'], add: addLotteries },
  'early sales': { after: ['store/goods'], add: addEarlySales, renew: renewEarlySales },
}

async function addGoods(stage: DemoStage): Promise<void> {
  const { transaction, world, picture } = stage
  if (!world.store) return
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const ids = new Map<string, string>()
  for (const item of world.store.items)
    ids.set(item.slug, await addItem(stage, item, { communityId, talents }))
  for (const [position, { items, picture: key, ...section }] of world.store.sections.entries()) {
    const sectionId = newId('storesection')
    await transaction.insert(storeSection).values({
      ...section,
      id: sectionId,
      communityId,
      position,
      picture: key === undefined ? null : picture(key),
    })
    await transaction.insert(storeShelf).values(
      items.map((slug, place) => {
        const itemId = ids.get(slug)
        if (itemId === undefined) throw new Error(`the store has no ${slug}`)
        return { sectionId, itemId, position: place }
      }),
    )
  }
}

type Place = { communityId: string; talents: ReadonlyMap<string, string> }

async function addItem(
  { transaction, picture, now }: DemoStage,
  item: StoreItem,
  { communityId, talents, ...early }: Place & Partial<EarlyRow>,
): Promise<string> {
  const id = newId('storeitem')
  const { art, talent, stock, saleFrom: _, saleUntil: __, variants: ___, ...own } = item
  await transaction.insert(storeItem).values({
    contents: {},
    ...own,
    ...saleOf(item, now),
    ...early,
    id,
    communityId,
    details: [...(own.details ?? [])],
    pictures: art.map(picture),
    talentId: talent === undefined ? null : (talents.get(talent) ?? null),
    isMadeToOrder: own.isMadeToOrder ?? false,
  })
  if (stock !== undefined)
    await transaction.insert(storeStock).values({ itemId: id, supplied: stock, free: stock })
  return id
}

/** What items come in, also for who had them when they came in nothing: an operator who gave them some is left alone. */
async function addVariants(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const communityId = await findCommunityId(stage)
  for (const { slug, details = [], variants = [] } of world.store?.items ?? []) {
    if (variants.length === 0) continue
    const isBare = and(
      eq(storeItem.communityId, communityId),
      eq(storeItem.slug, slug),
      sql`${storeItem.variants} = '[]'`,
    )
    const [item] = await transaction
      .update(storeItem)
      .set({
        variants: variants.map(({ stock: _, ...variant }) => variant),
        details: [...details],
        revision: sql`${storeItem.revision} + 1`,
      })
      .where(isBare)
      .returning({ id: storeItem.id })
    for (const { key: variant, stock: count } of variants)
      if (item && count !== undefined)
        await transaction
          .insert(storeStock)
          .values({ itemId: item.id, variant, supplied: count, free: count })
  }
}

/** Passes stand behind the coins and tickets. */
async function addPasses(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const items = world.backstage?.items ?? []
  const communityId = await findCommunityId(stage)
  const [section] = await transaction
    .select({ id: storeSection.id })
    .from(storeSection)
    .where(and(eq(storeSection.communityId, communityId), eq(storeSection.slug, 'coins')))
  if (items.length === 0 || !section) return
  const talents = await findTalents(stage)
  for (const [at, item] of items.entries()) {
    const itemId = await addItem(stage, item, { communityId, talents })
    await transaction
      .insert(storeShelf)
      .values({ sectionId: section.id, itemId, position: afterCoins + at })
  }
}

const afterCoins = 100

type EarlyRow = Pick<typeof storeItem.$inferSelect, 'earlyItemId' | 'earlyFrom'>

/** What members may buy first stands last of its section. */
async function addEarlySales(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  for (const [at, sale] of (world.earlySales ?? []).entries()) {
    const [membership] = await transaction
      .select({ id: storeItem.id })
      .from(storeItem)
      .where(and(eq(storeItem.communityId, communityId), eq(storeItem.slug, sale.membership)))
    const [section] = await transaction
      .select({ id: storeSection.id })
      .from(storeSection)
      .where(and(eq(storeSection.communityId, communityId), eq(storeSection.slug, sale.section)))
    if (!membership || !section) continue
    const early = { earlyItemId: membership.id, earlyFrom: earlyFromOf(sale, stage.now) }
    const itemId = await addItem(stage, sale.item, { communityId, talents, ...early })
    await transaction
      .insert(storeShelf)
      .values({ sectionId: section.id, itemId, position: afterGoods + at })
  }
}

const afterGoods = 100

/** Of those that are over, the early sale begins anew with the sale. */
async function renewEarlySales(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const communityId = await findCommunityId(stage)
  for (const sale of world.earlySales ?? [])
    await transaction
      .update(storeItem)
      .set({ ...saleOf(sale.item, now), earlyFrom: earlyFromOf(sale, now) })
      .where(
        and(
          eq(storeItem.communityId, communityId),
          eq(storeItem.slug, sale.item.slug),
          isNotNull(storeItem.earlyItemId),
          lt(storeItem.saleUntil, now),
        ),
      )
}

const earlyFromOf = ({ earlyFrom }: EarlySaleSeed, now: Date) =>
  atJst(now, earlyFrom.daysAhead, earlyFrom.time)

/** Lotteries stand in a section of their own; what is drawn from them is told by who draws. */
async function addLotteries(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const lotteries = world.treasure?.lotteries ?? []
  if (lotteries.length === 0) return
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const sectionId = newId('storesection')
  await transaction.insert(storeSection).values({
    id: sectionId,
    communityId,
    slug: 'lots',
    kind: 'GRID',
    position: 100,
    picture: null,
    title: { ja: 'くじ', en: 'Lots' },
    lead: {
      ja: 'はずれなし。割合と残りをご覧いただけます',
      en: 'Every lot wins; odds and stock are shown',
    },
  })
  for (const [position, { item }] of lotteries.entries()) {
    const itemId = await addItem(stage, item, { communityId, talents })
    await transaction.insert(storeShelf).values({ sectionId, itemId, position })
  }
}

/** Sales that are over begin anew, as far off as they were: a demo is not to be an empty shop. */
async function renewSales(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const communityId = await findCommunityId(stage)
  for (const item of world.store?.items ?? [])
    if ((item.saleUntil?.daysAhead ?? 0) > 0)
      await transaction
        .update(storeItem)
        .set(saleOf(item, now))
        .where(
          and(
            eq(storeItem.communityId, communityId),
            eq(storeItem.slug, item.slug),
            lt(storeItem.saleUntil, now),
          ),
        )
}

function saleOf({ saleFrom, saleUntil }: StoreItem, now: Date) {
  return {
    saleFrom: saleFrom ? atJst(now, saleFrom.daysAhead, saleFrom.time) : null,
    saleUntil: saleUntil ? atJst(now, saleUntil.daysAhead, saleUntil.time) : null,
  }
}
