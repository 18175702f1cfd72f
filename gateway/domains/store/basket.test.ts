import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderableCountOf } from './basket.ts'
import { emptyBasket } from './service.ts'
import { openStore } from './testing.ts'
import { storeItem } from './tables.ts'

let store: Awaited<ReturnType<typeof openStore>>
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const linesOf = async (fan: string) =>
  (await store.basket(fan)).map(({ offer, quantity, problem }) => [
    offer.item.id,
    quantity,
    problem,
  ])

describe('a basket', () => {
  it('adds up what is put in, once a key, up to what may be ordered at once', async () => {
    const [fan, item, key] = [await store.fan(), await store.item(), store.session()]
    await Promise.all([store.put(fan, item, 2, key), store.put(fan, item, 2, key)])
    expect(await linesOf(fan)).toEqual([[item, 2, null]])
    await Promise.all([store.put(fan, item, 3), store.put(fan, item, 1)])
    expect(await linesOf(fan)).toEqual([[item, 6, null]])
    await store.put(fan, item, 9)
    expect(await linesOf(fan)).toEqual([[item, 10, null]])
    expect(await linesOf(await store.fan())).toEqual([])
  })

  it('keeps nothing from others, and says what is wrong by now with each line', async () => {
    const [fan, other] = [await store.fan(), await store.fan()]
    const gone = await store.item({ stock: 2 })
    const limited = await store.item({ perPersonLimit: 2 })
    const dearer = await store.item()
    const over = await store.item({ saleUntil: new Date(store.now().getTime() + 60_000) })
    const fine = await store.item()
    const free = await store.item({ stock: 1 })
    for (const each of [gone, limited, dearer, over, fine, free]) await store.put(fan, each, 2)
    await store.hold(other, [store.some(gone, 2)])
    await store.hold(fan, [store.some(limited, 1)])
    await store.db.update(storeItem).set({ priceYen: 1200 }).where(eq(storeItem.id, dearer))
    store.pass(2)
    expect(new Map((await linesOf(fan)).map(([id, , problem]) => [id, problem]))).toEqual(
      new Map([
        [gone, 'OUT_OF_STOCK'],
        [limited, 'LIMIT'],
        [dearer, 'PRICE_CHANGED'],
        [over, 'PERIOD'],
        [fine, null],
        [free, 'OUT_OF_STOCK'],
      ]),
    )
    expect(orderableCountOf(await store.basket(fan))).toBe(4)
    const line = (await store.basket(fan)).find(({ offer }) => offer.item.id === dearer)!
    expect([line.seenPrice.yen, line.offer.item.priceYen]).toEqual([1000, 1200])
  })

  it('loses what was ordered, and keeps what came in meanwhile', async () => {
    const fan = await store.fan()
    const [ordered, more] = [await store.item(), await store.item()]
    await store.put(fan, ordered, 2)
    await store.put(fan, more, 2)
    const lines = await store.basket(fan)
    await store.put(fan, more, 3)
    await store.db.transaction((transaction) =>
      emptyBasket(transaction, {
        fanId: fan,
        communityId: store.communityId,
        lines: lines.map(({ offer, quantity }) => store.some(offer.item.id, quantity)),
      }),
    )
    expect(await linesOf(fan)).toEqual([[more, 3, null]])
  })
})
