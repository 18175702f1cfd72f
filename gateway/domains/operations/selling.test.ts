import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balancesOf } from '../ledger/service.ts'
import { passesSold } from '../store/service.ts'
import { cards } from '../checkout/testing.checkout.ts'
import { sellTo } from './service.ts'
import { openOperationsFixture, sato } from './testing.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(async () => {
  await desk.assertSound()
  await desk.close()
})

const sell = (fan: string, ...items: [itemId: string, quantity: number][]) =>
  sellTo(
    desk.context,
    fan,
    items.map(([itemId, quantity]) => ({ itemId, quantity })),
    sato,
  )
const hours = (count: number) => desk.pass(count * 60 * 60)

it('gives passes for stories that are bought, once, and takes them back with the order', async () => {
  const fan = await desk.adult()
  const passes = async () =>
    (await balancesOf(desk.db, fan, desk.now())).get('TICKET:view')?.paid ?? 0
  const item = await desk.item({ kind: 'TICKET_PACK', priceYen: 300, contents: { passes: 3 } })
  const orderId = await desk.bought(fan, item, 300)
  expect(await passes()).toBe(3)
  expect(await passesSold(desk.as(fan), desk.communityId)).toMatchObject({
    contents: { passes: 3 },
  })
  await desk.refund(orderId)
  expect(await passes()).toBe(0)
})

describe('what the desk begins for a fan', () => {
  it('is confirmed and paid by them alone, beside what they have begun themselves', async () => {
    const fan = await desk.buyer(500)
    const badge = await desk.item({ priceCoins: 100, stock: 5 })
    const own = await desk.ready(fan, await desk.item({ priceCoins: 50 }))
    const { session, act } = await sell(fan, [badge, 2])
    expect(act).toMatchObject({ kind: 'OPEN_CHECKOUT', subject: fan, ...sato })
    expect(await desk.free(badge)).toBe(3)
    expect(await desk.session(await desk.buyer(), session.id)).toBeNull()
    expect(await desk.session(fan, own)).toMatchObject({ state: 'READY' })
    await desk.choose(fan, session.id)
    const { free } = await desk.coinsOf(fan)
    expect(await desk.confirm(fan, session.id, 200, Math.min(200, free))).toMatchObject({
      session: { origin: 'EXTERNAL', state: 'FULFILLED' },
    })
    expect(await desk.free(badge)).toBe(3)
  })

  it('is one while it waits, however often and at once it is begun, and another one afterwards', async () => {
    const fan = await desk.buyer(500)
    const badge = await desk.item({ priceCoins: 100, stock: 9 })
    const all = await Promise.all([1, 2, 3, 4].map(() => sell(fan, [badge, 1])))
    expect(new Set(all.map(({ session }) => session.id)).size).toBe(1)
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await desk.free(badge)).toBe(8)
    await desk.cancel(fan, all[0]!.session.id)
    expect(await sell(fan, [badge, 1])).toMatchObject({ isNew: true })
  })

  it('waits for a day, and then lets its stock go', async () => {
    const fan = await desk.buyer()
    const badge = await desk.item({ priceCoins: 100, stock: 2 })
    const { session } = await sell(fan, [badge, 2])
    hours(23)
    await desk.expire()
    expect(await desk.free(badge)).toBe(0)
    hours(1.1)
    await desk.expire()
    expect(await desk.free(badge)).toBe(2)
    expect(await desk.session(fan, session.id)).toMatchObject({ state: 'EXPIRED' })
  })

  it('takes another card after one that was declined, hours after it was begun', async () => {
    const fan = await desk.adult()
    const goods = await desk.item({ kind: 'DIGITAL', priceYen: 1_200 })
    const { session } = await sell(fan, [goods, 1])
    hours(20)
    const pay = async (card: string) => {
      await desk.choose(fan, session.id, 'CARD')
      await desk.pay(fan, session.id, 1_200, card)
      await desk.typeCard(fan, session.id, card)
      return desk.look(fan, session.id)
    }
    expect(await pay(cards.declines)).toMatchObject({ state: 'READY' })
    expect(await pay(cards.pays)).toMatchObject({ state: 'FULFILLED' })
  })
})

describe('nothing is begun', () => {
  it.each([
    ['of nothing that is sold', [['item_none', 1]], 'There is no such item: item_none'],
    ['of no pieces', [['', 0]], 'than an order takes'],
    ['of more than an order takes', [['', 100_000]], 'than an order takes'],
    ['of more than are left', [['', 6]], 'Not so many are left'],
    [
      'said twice',
      [
        ['', 1],
        ['', 2],
      ],
      'said twice',
    ],
  ] as const)('%s', async (_, items, words) => {
    const fan = await desk.buyer()
    const badge = await desk.item({ priceCoins: 100, stock: 5 })
    const given = items.map(([id, quantity]) => [id || badge, quantity] as [string, number])
    await expect(sell(fan, ...given)).rejects.toThrow(words)
    expect(await desk.free(badge)).toBe(5)
  })

  it('for whoever is not there, or has not joined', async () => {
    const badge = await desk.item({ priceCoins: 100 })
    await expect(sell('user_none', [badge, 1])).rejects.toThrow('There is no fan')
    await expect(sell(await desk.stranger(), [badge, 1])).rejects.toThrow('has not joined')
  })
})
