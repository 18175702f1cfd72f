import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { ImageRef } from '../../platform/database/columns.ts'
import { filmAddress } from '../../platform/films/address.ts'
import { heldUrl, imageShapes, showHeld } from '../../platform/files/held.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept } from '../../platform/graphql/loadKept.ts'
import { give, takeAway } from '../collection/service.ts'
import { findGivenOf, giveItems, loadItem, type GivenItem } from '../store/service.ts'
import type { StoreItemRow } from '../store/tables.ts'
import type { SpecialGiftSource } from '../types.generated.ts'
import { findBadgeIds, findGifts, findOpenable, findOwned } from './store.ts'
import type {
  AnyGiftRow,
  BookPageRow,
  BookRow,
  DownloadableRow,
  GiftContent,
  ImageDownloadRow,
  ImageFileRow,
  ImageViewRow,
  LinkRow,
  SoundRow,
  SoundTrackRow,
  SpecialGiftRow,
} from './tables.ts'

const typeNames = {
  IMAGE_VIEW: 'ImageViewGift',
  IMAGE_DOWNLOAD: 'ImageDownloadGift',
  SOUND: 'SoundGift',
  BOOK: 'BookGift',
  LINK: 'LinkGift',
  FAN_BADGE: 'FanBadgeGift',
} as const satisfies Record<GiftContent['kind'], string>

/** What an item holds, in its order, for everyone to know of. */
export async function giftsOf(
  context: GatewayContext,
  { id }: Pick<StoreItemRow, 'id'>,
): Promise<AnyGiftRow[]> {
  const rows = await loadKept<readonly SpecialGiftRow[]>(context, 'giftsOf', id, findGifts, [])
  return rows.map(
    (row) => ({ ...row, __typename: typeNames[row.content.kind] }) as unknown as AnyGiftRow,
  )
}

/** How the viewer came by an item that holds something; null where they have none, as a guest never does. */
export async function viewerCameBy(
  context: GatewayContext,
  itemId: string,
): Promise<SpecialGiftSource | null> {
  const { userId } = context
  // Most items hold nothing of the kind, which is known without asking.
  if (userId === null || (await giftsOf(context, { id: itemId })).length === 0) return null
  return context
    .loader(
      'owned items',
      ({ db, now }) =>
        new DataLoader<string, SpecialGiftSource | null>(async (ids) => {
          const rows = await findOwned(db, [userId, ids, now()])
          const owned = new Map(rows.map((row) => [row.itemId, row.source]))
          return ids.map((id) => owned.get(id) ?? null)
        }),
    )
    .load(itemId)
}

/** Whether the viewer has an item that holds something: bought and kept, won or given. */
export const viewerMayOpen = async (context: GatewayContext, itemId: string): Promise<boolean> =>
  (await viewerCameBy(context, itemId)) !== null

/** What the viewer has that can be opened, what came last first; none for a guest. */
export async function openableItems(context: GatewayContext): Promise<StoreItemRow[]> {
  const { db, userId, now } = context
  if (userId === null) return []
  const found = await findOpenable(db, [userId, listSizes['Viewer.openableItems'], now()])
  const items = await Promise.all(found.map(({ itemId }) => loadItem(context, itemId)))
  return items.filter((item) => item !== null)
}

type OwnLine = { itemId: string; fulfilledAt: Date | null; refundedAt: Date | null }

/** What a line of the viewer's own order lets them open; null where it holds nothing of the kind, or is not theirs. */
export async function openedBy(
  context: GatewayContext,
  { itemId, fulfilledAt, refundedAt }: OwnLine,
): Promise<StoreItemRow | null> {
  if (fulfilledAt === null || refundedAt !== null) return null
  return (await viewerMayOpen(context, itemId)) ? loadItem(context, itemId) : null
}

/** What a line of the viewer's own order let them open until it was taken back; null where another line still does. */
export async function closedBy(
  context: GatewayContext,
  { itemId, fulfilledAt, refundedAt }: OwnLine,
): Promise<StoreItemRow | null> {
  if (fulfilledAt === null || refundedAt === null) return null
  if ((await giftsOf(context, { id: itemId })).length === 0) return null
  return (await viewerMayOpen(context, itemId)) ? null : loadItem(context, itemId)
}

/** Which of these items a fan can open, and which hold something and are closed to them; for who writes to them. */
export async function openedOf(
  db: Queryable,
  { fanId, itemIds, now }: { fanId: string; itemIds: readonly string[]; now: Date },
): Promise<{ opened: AnyKind[]; closed: AnyKind[] }> {
  const gifts = await findGifts(db, itemIds)
  if (gifts.size === 0) return { opened: [], closed: [] }
  const owned = new Set((await findOwned(db, [fanId, itemIds, now])).map(({ itemId }) => itemId))
  const kindsOf = (isOwned: boolean) =>
    [...gifts].flatMap(([itemId, held]) =>
      owned.has(itemId) === isOwned ? held.map(({ content }) => content.kind) : [],
    )
  return { opened: kindsOf(true), closed: kindsOf(false) }
}

type AnyKind = GiftContent['kind']

type Gift = Pick<SpecialGiftRow, 'itemId'>

/** What only whoever bought the item gets to see: null for all others. */
async function forOwner<Content>(
  context: GatewayContext,
  { itemId }: Gift,
  open: () => Content,
): Promise<Content | null> {
  return (await viewerMayOpen(context, itemId)) ? open() : null
}

const shown = (context: GatewayContext, picture: ImageRef) => showHeld(picture, context, null)

export const picturesOf = (context: GatewayContext, gift: ImageViewRow) =>
  forOwner(context, gift, () => gift.content.pictures.map((picture) => shown(context, picture)))

export const imagesOf = (context: GatewayContext, gift: ImageDownloadRow) =>
  forOwner(context, gift, () =>
    gift.content.pictures.map((picture): DownloadableRow => ({
      picture: shown(context, picture),
      files: filesOf(context, picture),
    })),
  )

/** A drawn picture as files for a phone and a desktop; none of one that is not drawn. */
function filesOf(context: GatewayContext, picture: ImageRef): ImageFileRow[] {
  if (picture.kind !== 'art') return []
  const fileFor = (shape: 'phone' | 'desktop', device: ImageFileRow['for']) => ({
    for: device,
    ...imageShapes[shape],
    url: heldUrl(picture.url, context, null, shape),
  })
  return [fileFor('phone', 'PHONE'), fileFor('desktop', 'DESKTOP')]
}

export const tracksOf = (context: GatewayContext, gift: SoundRow) =>
  forOwner(context, gift, () =>
    gift.content.tracks.map(({ file, ...track }, index): SoundTrackRow => ({
      ...track,
      number: index + 1,
      url: filmAddress(context, file, true),
      downloadUrl: filmAddress(context, file, true, true),
    })),
  )

export const pagesOf = (context: GatewayContext, gift: BookRow) =>
  forOwner(context, gift, () =>
    gift.content.pages.map(({ picture, text }, index): BookPageRow => ({
      number: index + 1,
      text,
      picture: picture && shown(context, picture),
    })),
  )

export const urlOf = (context: GatewayContext, gift: LinkRow) =>
  forOwner(context, gift, () => gift.content.url)

/** What a line of an order came by, as the collection keeps it. */
const referenceOf = (orderId: string, position: number) => `order:${orderId}:${position}`

type Line = { itemId: string; orderId: string; position: number }

/** Gives a fan the badges of what they bought; in the transaction that makes the line theirs. */
export async function giveBadges(
  transaction: Transaction,
  { itemId, orderId, position, fanId, at }: Line & { fanId: string; at: Date },
): Promise<void> {
  const reference = referenceOf(orderId, position)
  const badges = (await findBadgeIds(transaction, itemId)).map((id) => ({ id, reference }))
  await give(transaction, { fanId, badges, at })
}

/** Takes back what `giveBadges` gave for a line that is taken back, but for what the fan won or was given besides. */
export async function takeBadges(
  transaction: Transaction,
  { itemId, orderId, position, fanId }: Line & { fanId: string },
): Promise<void> {
  await takeAway(transaction, fanId, referenceOf(orderId, position))
  const badgeIds = await findBadgeIds(transaction, itemId)
  if (badgeIds.length === 0) return
  const [given] = await findGivenOf(transaction, fanId, itemId)
  if (!given) return
  const { reference, at } = given
  await give(transaction, { fanId, badges: badgeIds.map((id) => ({ id, reference })), at })
}

/**
 * Gives fans what they won, or what is a present to them: each opens it from here on, as if they had bought it, and has
 * its badges. The same reference a second time violates its key. Throws for an item that nothing can be opened of.
 */
export async function giveToOpen(
  transaction: Transaction,
  { source, given, at }: { source: GivenSource; given: readonly GivenItem[]; at: Date },
): Promise<void> {
  const itemIds = [...new Set(given.map(({ itemId }) => itemId))].toSorted()
  const [unopened] = await findUnopened(transaction, itemIds)
  if (unopened !== undefined) throw new Error(`${unopened} holds nothing to open`)
  await giveItems(transaction, { source, given, at })
  for (const itemId of itemIds) {
    const badgeIds = await findBadgeIds(transaction, itemId)
    const receivers = given.filter((each) => each.itemId === itemId)
    // In one order of all who give, as things are.
    for (const { fanId, reference } of receivers.toSorted((a, b) => (a.fanId < b.fanId ? -1 : 1)))
      await give(transaction, {
        fanId,
        badges: badgeIds.map((id) => ({ id, reference })),
        at,
      })
  }
}

/** Whether a fan can open an item by now, however they came by it. */
export async function hasItem(
  db: Queryable,
  { fanId, itemId, at }: { fanId: string; itemId: string; at: Date },
): Promise<boolean> {
  return (await findOwned(db, [fanId, [itemId], at])).length > 0
}

/** Which of these items hold nothing to open: whoever is given one has nothing. */
export async function findUnopened(db: Queryable, itemIds: readonly string[]): Promise<string[]> {
  if (itemIds.length === 0) return []
  const holding = await findGifts(db, itemIds)
  return itemIds.filter((id) => !holding.has(id))
}

type GivenSource = Exclude<SpecialGiftSource, 'PURCHASE'>
