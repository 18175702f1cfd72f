import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryOfOrder } from '../delivery/service.ts'
import { giveItems } from '../store/service.ts'
import { openShop, sessionOf } from './testing.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
})

describe('an order that coins pay', () => {
  it('takes free coins before paid ones, sells what was held, and is read by its number', async () => {
    const [fan, item] = [await shop.buyer(500), await shop.item({ priceCoins: 200, stock: 5 })]
    const id = await shop.ready(fan, item, 2)
    expect(await shop.free(item)).toBe(3)
    const session = sessionOf(await shop.confirm(fan, id, 400, 300))
    expect(session.state).toBe('FULFILLED')
    expect(await shop.coinsOf(fan)).toEqual({ free: 0, paid: 400 })
    expect(await shop.free(item)).toBe(3)
    const order = await shop.order(fan, id)
    expect(order).toMatchObject({ total: 400, freeCoins: 300, method: 'COINS' })
    expect(order.number).toMatch(/^261120-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await shop.faults()).toEqual([])
  })

  it('is paid once, however many confirm it at once', async () => {
    const [fan, item] = [await shop.buyer(5_000), await shop.item({ priceCoins: 100, stock: 60 })]
    const id = await shop.ready(fan, item)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.confirm(fan, id, 100, 100)),
    )
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array.from({ length: 50 }, () => 'ConfirmCheckoutSuccess'),
    )
    expect(await shop.coinsOf(fan)).toEqual({ free: 200, paid: 5_000 })
    expect(await shop.free(item)).toBe(59)
    expect(await shop.faults()).toEqual([])
  })

  it('is complete for whoever confirms it with another key', async () => {
    const [fan, item] = [await shop.buyer(), await shop.item({ priceCoins: 100 })]
    const id = await shop.ready(fan, item)
    await shop.confirm(fan, id, 100, 100)
    expect(await shop.confirm(fan, id, 100, 100, 'another')).toEqual({
      __typename: 'CheckoutSessionError',
      code: 'COMPLETED',
    })
    expect(await shop.coinsOf(fan)).toEqual({ free: 200, paid: 0 })
  })

  it('leaves the basket without what was bought, and with what came meanwhile', async () => {
    const fan = await shop.buyer(1_000)
    const [badge, book] = [
      await shop.item({ priceCoins: 100, stock: 9 }),
      await shop.item({ priceCoins: 50 }),
    ]
    await shop.put(fan, badge, 2)
    await shop.put(fan, book, 1)
    const { id } = sessionOf(await shop.openBasket(fan))
    await shop.choose(fan, id)
    await shop.put(fan, badge, 1)
    sessionOf(await shop.confirm(fan, id, 250, 250))
    expect(await shop.basket(fan)).toEqual([[badge, 1]])
    expect(await shop.openBasket(fan)).toMatchObject({ __typename: 'OpenCheckoutSuccess' })
    expect(await shop.faults()).toEqual([])
  })
})

it('a digital good is bought once', async () => {
  const [fan, other] = [await shop.buyer(1_000), await shop.buyer(1_000)]
  const item = await shop.item({ kind: 'DIGITAL', priceCoins: 100 })
  const owned = { __typename: 'CheckoutItemError', code: 'OWNED', itemId: item }
  expect(await shop.open(other, item, 2)).toMatchObject({ ...owned, code: 'LIMIT', left: 1 })
  const id = await shop.ready(fan, item)
  sessionOf(await shop.confirm(fan, id, 100, 100))
  expect(await shop.open(fan, item)).toMatchObject({ ...owned, left: 0 })
  await shop.put(fan, item, 1)
  expect(await shop.openBasket(fan)).toMatchObject(owned)
  expect(await shop.coinsOf(fan)).toEqual({ free: 200, paid: 1_000 })
  expect(await shop.open(other, item)).toMatchObject({ __typename: 'OpenCheckoutSuccess' })
})

describe('a digital good that was given while its buyer had begun to pay', () => {
  const give = (fan: string, itemId: string) =>
    shop.db.transaction((transaction) =>
      giveItems(transaction, {
        source: 'PRIZE_DRAW',
        given: [{ fanId: fan, itemId, reference: `given:${itemId}` }],
        at: shop.now(),
      }),
    )

  it('is not paid, is off the shelf no more, and is not to be had again', async () => {
    const [fan, item] = [
      await shop.buyer(1_000),
      await shop.item({ kind: 'DIGITAL', priceCoins: 100, stock: 5 }),
    ]
    const id = await shop.ready(fan, item)
    expect(await shop.free(item)).toBe(4)
    await give(fan, item)
    const refused = { __typename: 'CheckoutSessionError', code: 'EXPIRED' }
    expect(await shop.confirm(fan, id, 100, 100)).toEqual(refused)
    expect(await shop.coinsOf(fan)).toEqual({ free: 300, paid: 1_000 })
    expect(await shop.free(item)).toBe(5)
    expect(await shop.open(fan, item)).toMatchObject({ code: 'OWNED' })
  })

  it('is either paid before it was given, or not at all, however close', async () => {
    for (let round = 0; round < 8; round++) {
      const [fan, item] = [
        await shop.buyer(1_000),
        await shop.item({ kind: 'DIGITAL', priceCoins: 100, stock: 5 }),
      ]
      const id = await shop.ready(fan, item)
      const [answer] = await Promise.all([shop.confirm(fan, id, 100, 100), give(fan, item)])
      const isPaid = answer.__typename === 'ConfirmCheckoutSuccess'
      expect(await shop.coinsOf(fan)).toEqual({ free: isPaid ? 200 : 300, paid: 1_000 })
      expect(await shop.free(item)).toBe(isPaid ? 4 : 5)
      const begins = await Promise.all([shop.open(fan, item), shop.open(fan, item)])
      for (const begun of begins) expect(begun).toMatchObject({ code: 'OWNED' })
    }
  })
})

it('what is sent is delivered by its order, once; what is not has no delivery', async () => {
  const fan = await shop.buyer(1_000)
  const [stand, voice] = [
    await shop.item({ priceCoins: 50, kind: 'GOODS' }),
    await shop.item({ priceCoins: 50, kind: 'DIGITAL' }),
  ]
  const deliveryOf = async (item: string, quantity = 2) => {
    const id = await shop.ready(fan, item, quantity)
    const total = 50 * quantity
    sessionOf(await shop.confirm(fan, id, total, total))
    sessionOf(await shop.confirm(fan, id, total, total))
    const { id: orderId } = await shop.order(fan, id)
    return deliveryOfOrder(shop.db, { orderId, fanId: fan })
  }
  expect(await deliveryOf(stand)).toMatchObject({
    state: 'AWAITING_ADDRESS',
    addressDueAt: null,
    lines: [{ itemId: stand, quantity: 2 }],
  })
  const letter = await shop.item({ priceCoins: 50, kind: 'GIFT' })
  expect(await deliveryOf(letter)).toMatchObject({ state: 'AWAITING_ADDRESS' })
  expect(await deliveryOf(voice, 1)).toBeNull()
})

describe('what differs from what a fan was told is told anew, and costs nothing', () => {
  it('the price was raised while they confirm', async () => {
    const [fan, item] = [await shop.buyer(1_000), await shop.item({ priceCoins: 100, stock: 3 })]
    const id = await shop.ready(fan, item, 2)
    await shop.change(item, { priceCoins: 120, revision: 2 })
    expect(await shop.confirm(fan, id, 200, 200)).toEqual({
      __typename: 'PriceChangedError',
      code: 'PRICE_CHANGED',
      currency: 'COINS',
      told: 200,
      now: 240,
    })
    // Another tab still shows the old price.
    expect(await shop.confirm(fan, id, 200, 200)).toMatchObject({ told: 200, now: 240 })
    expect(await shop.coinsOf(fan)).toEqual({ free: 300, paid: 1_000 })
    sessionOf(await shop.confirm(fan, id, 240, 240))
    expect(await shop.coinsOf(fan)).toEqual({ free: 60, paid: 1_000 })
  })

  it('the contents changed at the same price', async () => {
    const fan = await shop.buyer()
    const item = await shop.item({ kind: 'TICKET_PACK', priceCoins: 90, contents: { tickets: 3 } })
    const id = await shop.ready(fan, item)
    await shop.change(item, { contents: { tickets: 2 }, revision: 2 })
    expect(await shop.confirm(fan, id, 90, 90)).toMatchObject({ code: 'CONTENTS_CHANGED' })
    sessionOf(await shop.confirm(fan, id, 90, 90))
    expect(await shop.ticketsOf(fan)).toBe(2)
  })

  it.each([0, -100, 1, 2_147_483_647])('a client that says it costs %i', async (total) => {
    const [fan, item] = [await shop.buyer(500), await shop.item({ priceCoins: 100 })]
    const id = await shop.ready(fan, item)
    expect(await shop.confirm(fan, id, total, 0)).toMatchObject({ told: total, now: 100 })
    expect(await shop.coinsOf(fan)).toEqual({ free: 300, paid: 500 })
  })

  it('coins are missing: it says how many, whichever line they run out at', async () => {
    const fan = await shop.buyer()
    for (const [itemId, quantity] of [
      [await shop.item({ priceCoins: 200 }), 1],
      [await shop.item({ priceCoins: 150, stock: 4 }), 2],
      [await shop.item({ priceCoins: 10 }), 1],
    ] as const)
      await shop.put(fan, itemId, quantity)
    const { id } = sessionOf(await shop.openBasket(fan))
    await shop.choose(fan, id)
    const short = { __typename: 'CoinShortageError', missing: 210 }
    expect(await shop.confirm(fan, id, 510, 300)).toEqual(short)
    expect(await shop.coinsOf(fan)).toEqual({ free: 300, paid: 0 })
    await shop.give(fan, 210)
    sessionOf(await shop.confirm(fan, id, 510, 300))
    expect(await shop.coinsOf(fan)).toEqual({ free: 0, paid: 0 })
    expect(await shop.faults()).toEqual([])
  })

  it('other coins would be taken', async () => {
    const [fan, item] = [await shop.buyer(500), await shop.item({ priceCoins: 400 })]
    const id = await shop.ready(fan, item)
    expect(await shop.confirm(fan, id, 400, 100)).toEqual({
      __typename: 'CoinSplitError',
      free: 300,
      paid: 100,
    })
    expect(await shop.coinsOf(fan)).toEqual({ free: 300, paid: 500 })
  })
})

describe('what is given', () => {
  it('are the contents of each piece, once', async () => {
    const fan = await shop.buyer()
    const item = await shop.item({ kind: 'TICKET_PACK', priceCoins: 50, contents: { tickets: 3 } })
    const id = await shop.ready(fan, item, 2)
    await Promise.all([shop.confirm(fan, id, 100, 100), shop.confirm(fan, id, 100, 100)])
    expect(await shop.ticketsOf(fan)).toBe(6)
  })
})
