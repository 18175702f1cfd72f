import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember, newMembership } from '../store/testing.ts'
import { subscription } from '../subscription/tables.ts'
import { openElsewhere } from './openingElsewhere.ts'
import type { SessionRow } from './tables.ts'
import { openShop, sessionOf } from './testing.ts'
import { checkoutIn, checkoutOfItem } from './underWay.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
})

describe('a checkout', () => {
  it('is for those who are signed in and have joined, and for what the store sells', async () => {
    const [fan, item] = [await shop.buyer(), await shop.item()]
    expect(await shop.open(null, item)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await shop.open(await shop.stranger(), item)).toMatchObject({
      __typename: 'NotJoinedError',
    })
    for (const unknown of ['', 'item', shop.communityId, fan])
      expect(await shop.open(fan, unknown)).toEqual({
        __typename: 'NotFoundError',
        field: 'item',
      })
    expect(await shop.openBasket(fan)).toEqual({ __typename: 'EmptyBasketError' })
  })

  it.each([0, -1, -2_147_483_648, 11, 2_147_483_647])('is of no %i pieces', async (quantity) => {
    const [fan, item] = [await shop.buyer(), await shop.item({ stock: 20 })]
    expect(await shop.open(fan, item, quantity)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await shop.free(item)).toBe(20)
  })

  it('is nobody else’s, in any step', async () => {
    const [fan, other] = [await shop.buyer(), await shop.buyer(1_000)]
    const id = await shop.ready(fan, await shop.item({ priceCoins: 100 }))
    const unknown = { __typename: 'NotFoundError', field: 'sessionId' }
    expect(await shop.session(other, id)).toBeNull()
    expect(await shop.choose(other, id)).toEqual(unknown)
    expect(await shop.confirm(other, id, 100, 100)).toEqual(unknown)
    expect(await shop.cancel(other, id)).toEqual(unknown)
    expect(await shop.open(other, await shop.item(), 1, id)).toMatchObject({ field: 'returnsTo' })
    expect(await shop.session(fan, id)).toMatchObject({ state: 'READY' })
  })

  it('says which item can’t be had, and how many can, and holds none of the others', async () => {
    const fan = await shop.buyer()
    const [badge, rare] = [await shop.item({ stock: 5 }), await shop.item({ stock: 1 })]
    await shop.put(fan, badge, 2)
    await shop.put(fan, rare, 2)
    expect(await shop.openBasket(fan)).toMatchObject({
      __typename: 'CheckoutItemError',
      code: 'OUT_OF_STOCK',
      itemId: rare,
      left: 1,
    })
    expect(await shop.free(badge)).toBe(5)
    const limited = await shop.item({ perPersonLimit: 2 })
    expect(await shop.open(fan, limited, 3)).toMatchObject({ code: 'LIMIT', left: 2 })
    const saleFrom = new Date('2026-12-24T03:00:00.000Z')
    const later = await shop.item({ saleFrom })
    expect(await shop.open(fan, later)).toMatchObject({ code: 'PERIOD', retryAt: saleFrom })
  })

  it('is of what is sold early to members alone, by whichever door, for as long as they are members', async () => {
    const now = shop.now()
    const earlyItemId = await newMembership(shop.db, shop.communityId)
    const saleFrom = new Date(now.getTime() + 60 * 60_000)
    const early = { earlyItemId, earlyFrom: new Date(now.getTime() - 1), saleFrom }
    const item = await shop.item({ ...early, stock: 9 })
    const [member, other] = [await shop.buyer(), await shop.buyer()]
    const subscriptionId = await newMember(shop.db, { fanId: member, itemId: earlyItemId, now })
    const doors = (fan: string) => [
      () => shop.open(fan, item),
      async () => {
        await shop.put(fan, item, 1)
        return shop.openBasket(fan)
      },
    ]
    const desk = (fanId: string) =>
      shop.db.transaction((db) =>
        openElsewhere(db, { fanId, now, items: [{ itemId: item, quantity: 1 }] }),
      )
    const refusal = {
      __typename: 'CheckoutItemError',
      code: 'PERIOD',
      itemId: item,
      left: 0,
      retryAt: saleFrom,
      isMembersOnly: true,
    }
    for (const door of doors(member)) {
      const { id } = sessionOf(await door())
      await shop.cancel(member, id)
    }
    const atDesk = await desk(member)
    expect(atDesk).toMatchObject({ state: 'OPEN' })
    await shop.cancel(member, (atDesk as SessionRow).id)
    for (const door of doors(other)) expect(await door()).toMatchObject(refusal)
    expect(await desk(other)).toEqual({ why: 'PERIOD', itemId: item })

    await shop.db
      .update(subscription)
      .set({ state: 'ENDED', endedAt: now, end: 'UNPAID' })
      .where(eq(subscription.id, subscriptionId))
    // What is in the basket since is refused at the checkout.
    expect(await shop.basket(member)).toEqual([[item, 1]])
    for (const door of doors(member)) expect(await door()).toMatchObject(refusal)
    expect(await desk(member)).toEqual({ why: 'PERIOD', itemId: item })
    expect(await shop.free(item)).toBe(9)
  })

  it('is of one subscription at a time, and of nothing beside it', async () => {
    const fan = await shop.buyer()
    const monthly = await shop.item({ kind: 'SUBSCRIPTION', priceYen: 980, priceCoins: null })
    expect(await shop.open(fan, monthly, 2)).toMatchObject({
      __typename: 'CheckoutItemError',
      code: 'LIMIT',
      itemId: monthly,
      left: 1,
    })
    const elsewhere = (...itemIds: string[]) =>
      shop.db.transaction((db) =>
        openElsewhere(db, {
          fanId: fan,
          now: shop.now(),
          items: itemIds.map((itemId) => ({ itemId, quantity: 1 })),
        }),
      )
    expect(await elsewhere(await shop.item(), monthly)).toMatchObject({ why: 'LIMIT' })
    expect(await elsewhere(monthly)).toMatchObject({ state: 'OPEN' })
    expect(sessionOf(await shop.open(fan, monthly))).toMatchObject({ state: 'OPEN' })
  })

  it('takes the ways alone that can pay all of it', async () => {
    const fan = await shop.buyer()
    const { id } = sessionOf(await shop.open(fan, await shop.item({ priceYen: 500 })))
    expect(await shop.choose(fan, id, 'COINS')).toMatchObject({ code: 'CURRENCY' })
    expect(sessionOf(await shop.choose(fan, id, 'CARD'))).toMatchObject({ state: 'READY' })
  })
})

describe('what a checkout holds', () => {
  it('is held once by a fan, however often they begin, also all at once', async () => {
    const [fan, item] = [await shop.buyer(), await shop.item({ priceCoins: 100, stock: 40 })]
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const session = sessionOf(await shop.open(fan, item, 2))
        await shop.cancel(fan, session.id)
      }),
    )
    await shop.open(fan, item, 2)
    expect(await shop.free(item)).toBe(38)
    expect(await shop.faults()).toEqual([])
  })

  it('is one fan’s newest alone of fifty that begin at once, and each is answered', async () => {
    const fan = await shop.buyer()
    const items = [await shop.item({ stock: 90 }), await shop.item({ stock: 90 })] as const
    const opened = await Promise.all(
      Array.from({ length: 50 }, (_, at) => shop.open(fan, items[at % 2]!, 2)),
    )
    // Who comes right after the same again goes on with that one.
    const ids = [...new Set(opened.map((answer) => sessionOf(answer).id))]
    const sessions = await Promise.all(ids.map((id) => shop.session(fan, id)))
    const states = sessions.map((session) => session?.state).toSorted()
    expect(states).toEqual([...Array<string>(ids.length - 1).fill('CANCELED'), 'OPEN'])
    const free = await Promise.all(items.map((item) => shop.free(item)))
    expect(free.toSorted()).toEqual([88, 90])
    expect(await shop.faults()).toEqual([])
  })

  it('is gone on with by who begins the same again, also many times at once', async () => {
    const fan = await shop.buyer()
    const only = await shop.item({ priceCoins: 100, perPersonLimit: 1, stock: 5 })
    const first = sessionOf(await shop.open(fan, only))
    await shop.choose(fan, first.id)
    const again = await Promise.all(Array.from({ length: 8 }, () => shop.open(fan, only)))
    expect(new Set(again.map((answer) => sessionOf(answer).id))).toEqual(new Set([first.id]))
    expect(sessionOf(again[0]!)).toMatchObject({ state: 'READY', expiresAt: first.expiresAt })
    expect(await shop.free(only)).toBe(4)
    // Another number of pieces, another price, or another way to it begins anew.
    const many = await shop.item({ stock: 5 })
    const one = sessionOf(await shop.open(fan, many))
    const two = sessionOf(await shop.open(fan, many, 2))
    await shop.put(fan, many, 2)
    const basket = sessionOf(await shop.openBasket(fan))
    expect(sessionOf(await shop.openBasket(fan)).id).toBe(basket.id)
    await shop.change(many, { priceCoins: 777, revision: 2 })
    const dearer = sessionOf(await shop.openBasket(fan))
    expect(new Set([one, two, basket, dearer].map(({ id }) => id)).size).toBe(4)
    expect(await shop.free(many)).toBe(3)
    // What was left is not gone on with.
    await shop.cancel(fan, dearer.id)
    expect(sessionOf(await shop.openBasket(fan)).id).not.toBe(dearer.id)
    expect(await shop.faults()).toEqual([])
  })

  it('leads back from the item and the store, to its fan alone', async () => {
    const [fan, other] = [await shop.buyer(), await shop.buyer()]
    const [only, another] = [await shop.item({ perPersonLimit: 1, stock: 5 }), await shop.item()]
    const before = await Promise.all([
      checkoutOfItem(shop.as(fan), only),
      checkoutIn(shop.as(fan), shop.communityId),
    ])
    expect(before).toEqual([null, null])
    const { id } = sessionOf(await shop.open(fan, only))
    expect(await checkoutOfItem(shop.as(fan), only)).toMatchObject({ id })
    expect(await checkoutIn(shop.as(fan), shop.communityId)).toMatchObject({ id })
    expect(await checkoutOfItem(shop.as(fan), another)).toBeNull()
    for (const who of [other, null]) {
      expect(await checkoutOfItem(shop.as(who), only)).toBeNull()
      expect(await checkoutIn(shop.as(who), shop.communityId)).toBeNull()
    }
    await shop.cancel(fan, id)
    expect(await checkoutOfItem(shop.as(fan), only)).toBeNull()
  })

  it('goes from one thing to another while others go the other way', async () => {
    const items = [await shop.item({ stock: 90 }), await shop.item({ stock: 90 })] as const
    const fans = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()))
    const opened = await Promise.all(
      fans.flatMap((fan, at) =>
        Array.from({ length: 6 }, (_, time) => shop.open(fan, items[(at + time) % 2]!)),
      ),
    )
    for (const answer of opened) sessionOf(answer)
    const free = await Promise.all(items.map((item) => shop.free(item)))
    expect(free[0]! + free[1]!).toBe(180 - fans.length)
    expect(await shop.faults()).toEqual([])
  })

  it('is let go by what the fan then can’t have', async () => {
    const [fan, item] = [await shop.buyer(), await shop.item({ stock: 3 })]
    sessionOf(await shop.open(fan, item, 2))
    expect(await shop.open(fan, await shop.item({ stock: 0 }))).toMatchObject({
      code: 'OUT_OF_STOCK',
    })
    expect(await shop.free(item)).toBe(3)
  })

  it('stays while the coins are bought that it lacks', async () => {
    const [fan, item] = [await shop.buyer(), await shop.item({ priceCoins: 400, stock: 3 })]
    const pack = await shop.item({ kind: 'COIN_PACK', contents: { paidCoins: 980 } })
    const id = await shop.ready(fan, item)
    const forCoins = sessionOf(await shop.open(fan, pack, 1, id))
    expect(forCoins.returnsTo).toBe(id)
    expect(await shop.session(fan, id)).toMatchObject({ state: 'READY' })
    expect(await shop.free(item)).toBe(2)
  })

  it('is let go when the fan leaves, once', async () => {
    const [fan, item] = [await shop.buyer(), await shop.item({ priceCoins: 100, stock: 3 })]
    const id = await shop.ready(fan, item, 2)
    for (const session of await Promise.all([shop.cancel(fan, id), shop.cancel(fan, id)]))
      expect(sessionOf(session)).toMatchObject({ state: 'CANCELED' })
    expect(await shop.free(item)).toBe(3)
    expect(await shop.confirm(fan, id, 200, 200)).toMatchObject({ code: 'EXPIRED' })
    expect(await shop.faults()).toEqual([])
  })

  it('is let go when the time is over: after 30 minutes, after 10 where few are left for each', async () => {
    const usual = { fan: await shop.buyer(), item: await shop.item({ priceCoins: 100, stock: 3 }) }
    const limited = {
      fan: await shop.buyer(),
      item: await shop.item({ priceCoins: 100, stock: 3, perPersonLimit: 1 }),
    }
    const ids = [
      await shop.ready(usual.fan, usual.item),
      await shop.ready(limited.fan, limited.item),
    ] as const
    shop.pass(10 * 60)
    // No job has run yet.
    expect(await shop.confirm(limited.fan, ids[1], 100, 100)).toEqual({
      __typename: 'CheckoutSessionError',
      code: 'EXPIRED',
    })
    expect(await shop.session(limited.fan, ids[1])).toMatchObject({ state: 'EXPIRED' })
    await shop.expire()
    expect([await shop.free(usual.item), await shop.free(limited.item)]).toEqual([2, 3])
    shop.pass(20 * 60)
    await Promise.all([shop.expire(), shop.expire()])
    expect(await shop.free(usual.item)).toBe(3)
    expect(await shop.choose(usual.fan, ids[0])).toMatchObject({ code: 'EXPIRED' })
    expect(await shop.coinsOf(usual.fan)).toEqual({ free: 300, paid: 0 })
    expect(await shop.faults()).toEqual([])
  })
})
