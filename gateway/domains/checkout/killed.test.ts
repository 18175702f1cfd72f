import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, sessionOf } from './testing.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
})

it.each([
  'checkout_session',
  'store_order',
  'order_line',
  'basket_line',
  'store_stock',
  'store_hold',
  'store_bought',
  'ledger_transfer',
  'ledger_entry',
  'ledger_lot',
  'notification',
])(
  'an order that dies while %s is written is not paid at all, and is paid once again',
  async (table) => {
    const fan = await shop.buyer(1_000)
    const [pack, badge] = [
      await shop.item({ kind: 'TICKET_PACK', priceCoins: 50, contents: { tickets: 3 } }),
      await shop.item({ priceCoins: 400, stock: 3 }),
    ]
    await shop.put(fan, pack, 1)
    await shop.put(fan, badge, 2)
    const { id } = sessionOf(await shop.openBasket(fan))
    await shop.choose(fan, id)

    await shop.dyingAt(table, () => shop.confirm(fan, id, 850, 300))
    expect(await shop.coinsOf(fan)).toEqual({ free: 300, paid: 1_000 })
    expect(await shop.ticketsOf(fan)).toBe(0)
    expect(await shop.basket(fan)).toHaveLength(2)
    expect(await shop.session(fan, id)).toMatchObject({ state: 'READY' })
    expect(await shop.faults()).toEqual([])

    for (const answer of await Promise.all([
      shop.confirm(fan, id, 850, 300),
      shop.confirm(fan, id, 850, 300),
    ]))
      expect(sessionOf(answer)).toMatchObject({ state: 'FULFILLED' })
    expect(await shop.coinsOf(fan)).toEqual({ free: 0, paid: 450 })
    expect(await shop.ticketsOf(fan)).toBe(3)
    expect(await shop.free(badge)).toBe(1)
    expect(await shop.faults()).toEqual([])
  },
)

it.each(['store_stock', 'store_hold', 'checkout_session', 'checkout_line'])(
  'a checkout that dies while %s is written holds nothing',
  async (table) => {
    const [fan, item] = [await shop.buyer(), await shop.item({ priceCoins: 100, stock: 3 })]
    await shop.dyingAt(table, () => shop.open(fan, item, 2))
    expect(await shop.free(item)).toBe(3)
    expect(await shop.faults()).toEqual([])
    sessionOf(await shop.open(fan, item, 2))
    expect(await shop.free(item)).toBe(1)
  },
)
