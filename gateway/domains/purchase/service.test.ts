import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../checkout/testing.ts'
import { cards, openCheckoutFixture } from '../checkout/testing.checkout.ts'
import { invoiceOfReceipt, receiptOf } from '../receipt/service.ts'
import {
  attemptUnderWay,
  loadPurchase,
  payByOf,
  purchaseOf,
  stateOf,
  totalOf,
  viewerPurchases,
} from './service.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(() => till.close())

const purchasesOf = async (fan: string, args = {}) => {
  const found = await viewerPurchases(till.as(fan), args)
  return { ...found!, rows: found!.edges.map(({ node }) => node) }
}
const statesOf = async (fan: string) => (await purchasesOf(fan)).rows.map(stateOf)

async function buy(fan: string, priceCoins: number): Promise<string> {
  const id = await till.ready(fan, await till.item({ priceYen: null, priceCoins }))
  const { free } = await till.coinsOf(fan)
  sessionOf(await till.confirm(fan, id, priceCoins, Math.min(free, priceCoins)))
  return id
}

describe('what a fan has ordered', () => {
  it('is told newest first, page by page, each once', async () => {
    const fan = await till.buyer(5_000)
    const bought = [await buy(fan, 310), await buy(fan, 320), await buy(fan, 330)]
    const first = await purchasesOf(fan, { first: 2 })
    const rest = await purchasesOf(fan, { first: 2, after: first.pageInfo.endCursor })
    expect(first.pageInfo.hasNextPage).toBe(true)
    expect(rest.pageInfo.hasNextPage).toBe(false)
    const ids = [...first.rows, ...rest.rows].map(({ session }) => session.id)
    expect(ids).toEqual(bought.toReversed())
    expect(first.rows.map(totalOf)).toEqual([330, 320])
    expect(first.rows.map(stateOf)).toEqual(['DONE', 'DONE'])
  })

  it('is to be paid at the till until the told time, and lapses unpaid', async () => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 1650 })]
    const id = await till.begin(fan, item, 1650, 'KONBINI')
    const [waiting] = (await purchasesOf(fan)).rows
    expect(await statesOf(fan)).toEqual(['AWAITING_CASH'])
    expect([totalOf(waiting!), waiting!.order]).toEqual([1650, null])
    // Told an hour before the slip's day ends, three days on.
    expect(await payByOf(till.as(fan), waiting!)).toEqual((await till.attempt(fan, id)).payBy)
    till.pass(5 * 24 * 60 * 60)
    await till.sweep()
    const [lapsed] = (await purchasesOf(fan)).rows
    expect(await statesOf(fan)).toEqual(['LAPSED'])
    expect(await payByOf(till.as(fan), lapsed!)).toBeNull()
  })

  it('is done once the cash is there, and its receipt tells of the yen', async () => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 1650 })]
    const id = await till.begin(fan, item, 1650, 'KONBINI')
    await till.payCash(fan, id)
    await till.look(fan, id)
    const [done] = (await purchasesOf(fan)).rows
    expect(await statesOf(fan)).toEqual(['DONE'])
    const receipt = await receiptOf(till.as(fan), done!.order!)
    expect(await invoiceOfReceipt(till.as(fan), receipt!)).toMatchObject({
      totalYen: 1650,
      taxYen: 150,
      discountYen: 0,
      isTaxable: true,
    })
  })

  it('is a pack of coins whose receipt tells of no tax', async () => {
    const fan = await till.adult()
    const item = await till.item({
      kind: 'COIN_PACK',
      priceYen: 980,
      taxClass: 'OUT_OF_SCOPE',
      contents: { paidCoins: 980, freeCoins: 20 },
    })
    const id = await till.begin(fan, item, 980, 'CARD')
    expect(await statesOf(fan)).toEqual(['PAYING'])
    await till.typeCard(fan, id, cards.pays)
    await till.look(fan, id)
    const [done] = (await purchasesOf(fan)).rows
    const receipt = await receiptOf(till.as(fan), done!.order!)
    expect(await invoiceOfReceipt(till.as(fan), receipt!)).toMatchObject({
      totalYen: 980,
      taxYen: 0,
      isTaxable: false,
    })
  })

  it('is what its checkout becomes once it is confirmed, with its try to pay while that is under way', async () => {
    const fan = await till.adult()
    const looked = {
      id: await till.ready(fan, await till.item({ priceYen: null, priceCoins: 400 })),
      fanId: fan,
    }
    expect(await purchaseOf(till.as(fan), looked)).toBeNull()
    const id = await till.begin(fan, await till.item({ priceYen: 1650 }), 1650, 'CARD')
    const paying = (await purchaseOf(till.as(fan), { id, fanId: fan }))!
    expect((await purchasesOf(fan)).rows.map((row) => row.id)).toEqual([paying.id])
    const attempt = await attemptUnderWay(till.as(fan), paying)
    expect(attempt?.id).toBe((await till.attempt(fan, id)).id)
    await till.typeCard(fan, id, cards.pays)
    await till.look(fan, id)
    const done = (await purchaseOf(till.as(fan), { id, fanId: fan }))!
    expect([stateOf(done), await attemptUnderWay(till.as(fan), done)]).toEqual(['DONE', null])
  })

  it('holds nothing that was only looked at', async () => {
    const fan = await till.buyer(1_000)
    await till.ready(fan, await till.item({ priceYen: null, priceCoins: 400 }))
    expect((await purchasesOf(fan)).rows).toEqual([])
    till.pass(3_600)
    await till.expire()
    expect((await purchasesOf(fan)).rows).toEqual([])
  })

  it('is nobody else’s, by any id', async () => {
    const fan = await till.buyer(1_000)
    await buy(fan, 400)
    const { id, session, order } = (await purchasesOf(fan)).rows[0]!
    const other = await till.buyer()
    expect(await loadPurchase(till.as(fan), id)).toMatchObject({ order: { id: order!.id } })
    expect(await loadPurchase(till.as(other), id)).toBeNull()
    expect(await loadPurchase(till.as(null), id)).toBeNull()
    expect((await purchasesOf(other)).rows).toEqual([])
    expect(await viewerPurchases(till.as(null), {})).toBeNull()
    for (const wrong of [session.id, order!.id, '', 'purchase_'])
      expect(await loadPurchase(till.as(fan), wrong)).toBeNull()
  })
})
