import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ItemVariant } from '../store/tables.ts'
import { findOrderLines } from './orderStore.ts'
import { findLines } from './store.ts'
import { openShop, sessionOf } from './testing.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const size = (key: string, more: Partial<ItemVariant> = {}): ItemVariant => ({
  key,
  size: { ja: key.toUpperCase(), en: key.toUpperCase() },
  ...more,
})
const variants = [size('s'), size('m'), size('l', { priceCoins: 150 })]
const shirt = (stocks: Record<string, number> = {}) =>
  shop.item({ priceCoins: 100, name: { ja: 'シャツ', en: 'Shirt' }, variants, stocks })

it('begins with a size that the item has, or says that one is to be chosen', async () => {
  const [fan, item] = [await shop.buyer(), await shirt()]
  expect(await shop.open(fan, item)).toMatchObject({
    __typename: 'CheckoutItemError',
    code: 'VARIANT_REQUIRED',
    itemId: item,
  })
  expect(await shop.openVariant(fan, item, 'xxl')).toMatchObject({ __typename: 'NotFoundError' })
  expect(await shop.openVariant(fan, await shop.item(), 'm')).toMatchObject({
    __typename: 'NotFoundError',
  })
  expect(sessionOf(await shop.openVariant(fan, item, 'm')).state).toBe('OPEN')
})

it('sells the last of a size to one of twenty', async () => {
  const item = await shirt({ m: 1 })
  const fans = await Promise.all(Array.from({ length: 20 }, () => shop.buyer(100)))
  const answers = await Promise.all(fans.map((fan) => shop.openVariant(fan, item, 'm')))
  const opened = answers.filter(({ __typename }) => __typename === 'OpenCheckoutSuccess')
  expect(opened).toHaveLength(1)
  expect(answers.find((each) => !opened.includes(each))).toMatchObject({
    code: 'OUT_OF_STOCK',
    itemName: 'シャツ サイズ: M',
    left: 0,
  })
  expect(await shop.faults()).toEqual([])
})

it('gives a size back when its time is over', async () => {
  const [fan, item] = [await shop.buyer(), await shirt({ s: 3, m: 3 })]
  sessionOf(await shop.openVariant(fan, item, 'm', 2))
  expect([await shop.freeOf(item, 's'), await shop.freeOf(item, 'm')]).toEqual([3, 1])
  shop.pass(31 * 60)
  await shop.expire()
  expect(await shop.freeOf(item, 'm')).toBe(3)
  expect(await shop.faults()).toEqual([])
})

it('writes the size on the order, at its price, whatever becomes of it later', async () => {
  const [fan, item] = [await shop.buyer(1_000), await shirt()]
  await shop.put(fan, item, 1, 'm')
  await shop.put(fan, item, 2, 'l')
  const { id } = sessionOf(await shop.openBasket(fan))
  sessionOf(await shop.choose(fan, id))
  // It is not sold any more, and held for this fan.
  await shop.change(item, { variants: [size('s'), size('m', { isWithdrawn: true }), variants[2]!] })
  const { free } = await shop.coinsOf(fan)
  sessionOf(await shop.confirm(fan, id, 400, Math.min(free, 400)))
  await shop.change(item, { name: { ja: '上着', en: 'Coat' }, variants: [size('s')] })
  const lines = await findOrderLines(shop.db, (await shop.order(fan, id)).id)
  expect(lines.map(({ variant, name, price }) => [variant, name.ja, price])).toEqual([
    ['l', 'シャツ サイズ: L', 150],
    ['m', 'シャツ サイズ: M', 100],
  ])
  expect(await shop.basket(fan)).toEqual([])
  expect(await shop.faults()).toEqual([])
})

it('does not sell without a size what came in none when it was begun', async () => {
  const [fan, item] = [await shop.buyer(1_000), await shop.item({ priceCoins: 100 })]
  const id = await shop.ready(fan, item)
  await shop.change(item, { variants })
  expect(await shop.confirm(fan, id, 100, 100)).toMatchObject({
    __typename: 'CheckoutSessionError',
    code: 'EXPIRED',
  })
  expect(await findLines(shop.db, id)).toMatchObject([{ variant: '' }])
})
