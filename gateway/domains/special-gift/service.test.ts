import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leftOf } from '../../platform/films/address.ts'
import { handleHeld } from '../../platform/files/held.ts'
import { takeBack } from '../checkout/service.ts'
import { openShop } from '../checkout/testing.ts'
import { viewerBadgeBook } from '../collection/owning.ts'
import { loadItem } from '../store/service.ts'
import { storeItem } from '../store/tables.ts'
import {
  closedBy,
  giftsOf,
  giveToOpen,
  imagesOf,
  openableItems,
  pagesOf,
  tracksOf,
  viewerCameBy,
  viewerMayOpen,
} from './service.ts'
import type { AnyGiftRow } from './tables.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function itemOf(slug: string): Promise<string> {
  const [row] = await shop.db.select().from(storeItem).where(eq(storeItem.slug, slug))
  return row!.id
}

async function giftOf<Name extends AnyGiftRow['__typename']>(
  fan: string | null,
  slug: string,
  name: Name,
) {
  const gifts = await giftsOf(shop.as(fan), { id: await itemOf(slug) })
  return gifts.find(({ __typename }) => __typename === name) as Extract<
    AnyGiftRow,
    { __typename: Name }
  >
}

/** Buys it with coins, and tells the order's id. */
async function buy(fan: string, slug: string): Promise<string> {
  const itemId = await itemOf(slug)
  const total = (await loadItem(shop.as(fan), itemId))!.priceCoins!
  const session = await shop.ready(fan, itemId)
  const { free } = await shop.coinsOf(fan)
  await shop.confirm(fan, session, total, Math.min(free, total))
  return (await shop.order(fan, session)).id
}

const refund = (orderId: string) =>
  shop.db.transaction((db) =>
    takeBack(
      { ...shop.as(null), db },
      { orderId, reason: 'SUPPORT', spent: 'LET_GO', at: shop.now() },
    ),
  )

const pictures = new URL('../../../content/art/held/', import.meta.url)
const ask = async (url: string) => {
  const request = new Request(new URL(url, shop.as(null).config.origin))
  return (await handleHeld(request, shop.as(null), pictures))!
}

describe('what an item holds', () => {
  it('is closed for guests and other fans, and opens for who bought it, until it goes back', async () => {
    const [fan, other] = [await shop.buyer(2_000), await shop.buyer()]
    const id = await itemOf('greenhouse-soundtrack')
    const sound = await giftOf(fan, 'greenhouse-soundtrack', 'SoundGift')
    expect(await tracksOf(shop.as(fan), sound)).toBeNull()
    const order = await buy(fan, 'greenhouse-soundtrack')
    expect(await viewerMayOpen(shop.as(fan), id)).toBe(true)
    expect(await tracksOf(shop.as(fan), sound)).toHaveLength(3)
    expect((await openableItems(shop.as(fan))).map((item) => item.id)).toEqual([id])
    for (const stranger of [null, other]) {
      expect(await viewerMayOpen(shop.as(stranger), id)).toBe(false)
      expect(await tracksOf(shop.as(stranger), sound)).toBeNull()
      expect(await openableItems(shop.as(stranger))).toEqual([])
    }
    const line = { itemId: id, fulfilledAt: shop.now(), refundedAt: shop.now() }
    expect(await closedBy(shop.as(fan), { ...line, refundedAt: null })).toBeNull()
    // A line that went back closes nothing while another opens the same.
    expect(await closedBy(shop.as(fan), line)).toBeNull()
    await refund(order)
    expect(await closedBy(shop.as(fan), line)).toMatchObject({ id })
    // What never came closes nothing.
    expect(await closedBy(shop.as(fan), { ...line, fulfilledAt: null })).toBeNull()
    expect(await viewerMayOpen(shop.as(fan), id)).toBe(false)
    expect(await tracksOf(shop.as(fan), sound)).toBeNull()
    expect(await openableItems(shop.as(fan))).toEqual([])
    expect(await shop.faults()).toEqual([])
  })

  it('brings its badge once it is paid, and takes it along when it goes back', async () => {
    const fan = await shop.buyer(2_000)
    const badges = async () => (await viewerBadgeBook(shop.as(fan))).map(({ badge }) => badge.slug)
    expect(await badges()).not.toContain('badge-soundtrack')
    const order = await buy(fan, 'greenhouse-soundtrack')
    expect(await badges()).toContain('badge-soundtrack')
    await refund(order)
    expect(await badges()).not.toContain('badge-soundtrack')
  })

  it('stands once for who bought it and won it too, and stays open when what was bought goes back', async () => {
    const fan = await shop.buyer(2_000)
    const id = await itemOf('greenhouse-soundtrack')
    const order = await buy(fan, 'greenhouse-soundtrack')
    await shop.db.transaction((transaction) =>
      giveToOpen(transaction, {
        source: 'PRIZE_DRAW',
        given: [{ fanId: fan, itemId: id, reference: `any:${fan}` }],
        at: shop.now(),
      }),
    )
    expect((await openableItems(shop.as(fan))).map((item) => item.id)).toEqual([id])
    expect(await viewerCameBy(shop.as(fan), id)).toBe('PURCHASE')
    await refund(order)
    expect((await openableItems(shop.as(fan))).map((item) => item.id)).toEqual([id])
    expect(await viewerCameBy(shop.as(fan), id)).toBe('PRIZE_DRAW')
    const badges = (await viewerBadgeBook(shop.as(fan))).map(({ badge }) => badge.slug)
    expect(badges).toContain('badge-soundtrack')
  })

  it('is heard by an address that ends, and that is of this file alone', async () => {
    const fan = await shop.buyer(2_000)
    await buy(fan, 'greenhouse-soundtrack')
    const sound = await giftOf(fan, 'greenhouse-soundtrack', 'SoundGift')
    const [first] = (await tracksOf(shop.as(fan), sound))!
    const { pathname, searchParams } = new URL(first!.url, 'https://ouen.example')
    expect(pathname).toBe('/files/films/held/sound-waiting-room.mp3')
    // The same key opens the file that is kept, which says of itself that it is one.
    const kept = new URL(first!.downloadUrl, 'https://ouen.example')
    expect(kept.pathname).toBe(pathname)
    expect(kept.searchParams.get('key')).toBe(searchParams.get('key'))
    expect([searchParams.has('download'), kept.searchParams.has('download')]).toEqual([false, true])
    const isOpen = (file: string) => leftOf(shop.as(fan), file, searchParams) !== undefined
    expect(isOpen('sound-waiting-room.mp3')).toBe(true)
    expect(isOpen('sound-lost-again.mp3')).toBe(false)
    shop.pass(3 * 86_400)
    expect(isOpen('sound-waiting-room.mp3')).toBe(false)
  })

  it('is taken along in the size of each device, by an address of that size alone', async () => {
    const fan = await shop.buyer(2_000)
    await buy(fan, 'harbour-wallpapers')
    const gift = await giftOf(fan, 'harbour-wallpapers', 'ImageDownloadGift')
    const [first] = (await imagesOf(shop.as(fan), gift))!
    for (const { url, width, height } of first!.files) {
      const answer = await ask(url)
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="wallpaper-/)
      const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([drawn.format, drawn.width, drawn.height]).toEqual(['jpeg', width, height])
    }
    const [phone] = first!.files
    for (const shape of ['desktop', 'constructor', '__proto__', ''])
      expect((await ask(phone!.url.replace('shape=phone', `shape=${shape}`))).status).toBe(404)
  })

  it('is read in the viewer’s language', async () => {
    const fan = await shop.buyer(2_000)
    await buy(fan, 'photo-book')
    const book = await giftOf(fan, 'photo-book', 'BookGift')
    const pages = (await pagesOf(shop.as(fan), book))!
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(pages[0]!.text.ja).toContain('午前四時')
  })
})
