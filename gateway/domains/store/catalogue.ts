import DataLoader from 'dataloader'
import { foldText, isSearchTooLong, readSearch } from '#rules/search.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import { mayEnter, talentsOf } from '../community/service.ts'
import type { TalentRow } from '../community/tables.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeNumberCursor } from '../../platform/graphql/cursor.ts'
import { loadKept, loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { coinPacksOf } from './coinPacks.ts'
import {
  findEarlySales,
  findItems,
  findItemsBySlug,
  findSections,
  findSectionsOf,
} from './catalogueRows.ts'
import { freeOf, isOver, offerOfVariant, toOffer } from './offers.ts'
import { statusOf } from './standings.ts'
import type { EarlySaleRow, Offer, StoreItemRow, StoreSectionRow, VariantRow } from './tables.ts'

/** The item with this id where the viewer may know of it, or null. */
export async function loadItem(context: GatewayContext, id: string): Promise<StoreItemRow | null> {
  if (prefixOf(id) !== 'storeitem') return null
  return loadKnownRow(context, 'storeItem', findItems, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/** A community's items with these slugs, in this order; without those that there are not. */
export async function itemsNamed(
  context: GatewayContext,
  communityId: string,
  slugs: readonly string[],
): Promise<StoreItemRow[]> {
  const { cache, db, tenantId } = context
  const ids = await cache.get(tenantId, 'storeItemIds', communityId, async () => {
    const rows = await findItemsBySlug(db, communityId)
    return new Map([...rows].map(([slug, { id }]) => [slug, id]))
  })
  const items = await Promise.all(slugs.map((slug) => loadItem(context, ids.get(slug) ?? '')))
  return items.filter((item) => item !== null)
}

/** The section with this id where the viewer may know of it, or null. */
export async function loadSection(
  context: GatewayContext,
  id: string,
): Promise<StoreSectionRow | null> {
  if (prefixOf(id) !== 'storesection') return null
  return loadKnownRow(context, 'storeSection', findSections, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/** The parts of a community's store, in their order; none where the viewer may not enter it. */
export async function sectionsOf(
  context: GatewayContext,
  communityId: string,
): Promise<StoreSectionRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId } = context
  return cache.get(tenantId, 'storeSectionsOf', communityId, () => findSectionsOf(db, communityId))
}

/** The packs of coins that a community sells now; none for whoever can't buy any. */
export async function packsOf(
  context: GatewayContext,
  communityId: string,
): Promise<StoreItemRow[]> {
  const { userId: fanId, db, now } = context
  if (fanId === null || !(await mayEnter(context, communityId))) return []
  const packs = await coinPacksOf(db, { communityId, fanId, now: now() })
  return packs.slice(0, listSizes['Community.coinPacks'])
}

/** What a section shows, in its order. */
export async function itemsOf(
  context: GatewayContext,
  { itemIds }: StoreSectionRow,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['StoreSection.items'],
    decode: decodeNumberCursor,
  })
  const from = (page.key ?? -1) + 1
  const found = await Promise.all(
    itemIds.slice(from, from + page.size + 1).map(async (id, index) => {
      const item = await loadKept(context, 'storeItem', id, readItems, null)
      if (!item) throw new Error(`${id} is on a shelf and not there`)
      return { item, position: from + index }
    }),
  )
  const { edges, pageInfo } = toConnection(found, page, ({ position }) => position)
  return { edges: edges.map(({ cursor, node }) => ({ cursor, node: node.item })), pageInfo }
}

async function readItems(...[db, ids]: Parameters<typeof findItems>) {
  return new Map((await findItems(db, ids)).map((row) => [row.id, row]))
}

/** What stands on a community's shelves, in their order, and may be bought now or some day. */
async function itemsOnShelves(
  context: GatewayContext,
  communityId: string,
): Promise<StoreItemRow[]> {
  const sections = await sectionsOf(context, communityId)
  const shown = new Set(sections.flatMap(({ itemIds }) => itemIds))
  const items = await Promise.all(
    [...shown].map((id) => loadKept(context, 'storeItem', id, readItems, null)),
  )
  return items.filter((item) => item !== null).filter((item) => !isOver(item, context.now()))
}

/** What stands on the shelves of a talent's. */
export async function goodsOf(
  context: GatewayContext,
  { id: talentId, communityId }: TalentRow,
): Promise<StoreItemRow[]> {
  const items = await itemsOnShelves(context, communityId)
  return items.filter((item) => item.talentId === talentId).slice(0, listSizes['Talent.goods'])
}

/** What stands on the shelves by whose name, or talent, all of these words stand; none where there are none. */
export async function searchItems(
  context: GatewayContext,
  communityId: string,
  typed: string,
): Promise<StoreItemRow[]> {
  const words = isSearchTooLong(typed) ? [] : readSearch(typed)
  if (words.length === 0) return []
  const [items, talents] = await Promise.all([
    itemsOnShelves(context, communityId),
    talentsOf(context, communityId),
  ])
  const namesOf = ({ name, talentId }: StoreItemRow) => {
    const talent = talents.find(({ id }) => id === talentId)
    return [
      ...Object.values(name),
      ...(talent ? [...Object.values(talent.name), ...Object.values(talent.reading)] : []),
    ]
  }
  return items
    .filter((item) => {
      const folded = foldText(namesOf(item).join('\n'))
      return words.every((word) => folded.includes(word))
    })
    .slice(0, listSizes['Community.searchItems'])
}

/** An item as the viewer can have it now. */
export async function offerOf(context: GatewayContext, item: StoreItemRow): Promise<Offer> {
  return toOffer(item, await statusOf(context, item.id), context.now())
}

/** By which item they are members that an item is sold to early. */
export async function membershipOf(
  context: GatewayContext,
  { id, earlyItemId }: EarlySaleRow,
): Promise<StoreItemRow> {
  const membership = await loadItem(context, earlyItemId)
  if (!membership) throw new Error(`${id} is seen, and what it is sold to early is not`)
  return membership
}

/** What the members by an item may buy before others, now or some day; none of what is no subscription. */
export async function earlySalesOf(
  context: GatewayContext,
  { id, kind }: Pick<StoreItemRow, 'id' | 'kind'>,
): Promise<StoreItemRow[]> {
  if (kind !== 'SUBSCRIPTION') return []
  const sales = await context
    .loader(
      'early sales',
      ({ db, now }) =>
        new DataLoader<string, StoreItemRow[]>(async (ids) => {
          const found = await findEarlySales(db, ids, now())
          return ids.map((each) => found.get(each) ?? [])
        }),
    )
    .load(id)
  return sales.slice(0, listSizes['StoreItem.earlySales'])
}

/** One of its variants as the viewer can have it now. */
export async function variantOffer(
  context: GatewayContext,
  { item, variant }: VariantRow,
): Promise<Offer> {
  return offerOfVariant(await offerOf(context, item), variant.key, context.now())
}

/** Where an item stands between its sale's beginning and end, for everyone alike. */
export async function stateOf(context: GatewayContext, item: StoreItemRow) {
  const { saleFrom } = item
  const now = context.now()
  if (saleFrom !== null && now < saleFrom) return 'UPCOMING'
  if (isOver(item, now)) return 'ENDED'
  return freeOf(item, (await statusOf(context, item.id)).stock) === 0 ? 'SOLD_OUT' : 'ON_SALE'
}
