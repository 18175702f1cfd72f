import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spendingCap } from './tables.ts'
import { openElsewhere } from './openingElsewhere.ts'
import { sessionOf } from './testing.ts'
import { openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(() => till.close())

type Opened = { id: string } | { refused: string }
type Door = (fan: string, itemId: string, quantity: number) => Promise<Opened>
type Answer = Awaited<ReturnType<typeof till.open>>

const answered = (answer: Answer): Opened =>
  answer.__typename === 'OpenCheckoutSuccess'
    ? { id: answer.session!.id }
    : { refused: 'code' in answer ? String(answer.code) : answer.__typename }

/** Each way in which a fan comes to buy something. */
const doors = {
  'an item at once': async (fan, itemId, quantity) =>
    answered(await till.open(fan, itemId, quantity)),
  'the basket': async (fan, itemId, quantity) => {
    await till.put(fan, itemId, quantity)
    return answered(await till.openBasket(fan))
  },
  'what is bought on the way of another purchase': async (fan, itemId, quantity) => {
    const parent = sessionOf(await till.open(fan, await till.item({ priceCoins: 10 })))
    return answered(await till.open(fan, itemId, quantity, parent.id))
  },
  'the desk': async (fan, itemId, quantity) => {
    const items = [{ itemId, quantity }]
    const now = till.as(null).now()
    const opened = await till.db.transaction((db) => openElsewhere(db, { fanId: fan, items, now }))
    return 'why' in opened ? { refused: opened.why } : { id: opened.id }
  },
} satisfies Record<string, Door>

const kinds = ['GOODS', 'GIFT', 'SUBSCRIPTION', 'LOTTERY'] as const
type Kind = (typeof kinds)[number]
const itemOf = (kind: Kind, more: Parameters<typeof till.item>[0]) =>
  till.item({ kind, priceYen: 500, ...more })

const cases = Object.entries(doors).flatMap(([name, through]) =>
  kinds.map((kind) => ({ name, kind, through })),
)

describe.each(cases)('by $name, of a $kind', ({ kind, through }) => {
  it('nobody begins to buy more than one person may have', async () => {
    const itemId = await itemOf(kind, { perPersonLimit: 1 })
    expect(await through(await till.adult(), itemId, 2)).toEqual({ refused: 'LIMIT' })
    expect(await through(await till.adult(), itemId, 1)).toHaveProperty('id')
  })

  it('nobody begins to buy the last piece, which another holds', async () => {
    const itemId = await itemOf(kind, { stock: 1 })
    sessionOf(await till.open(await till.adult(), itemId))
    expect(await through(await till.adult(), itemId, 1)).toEqual({ refused: 'OUT_OF_STOCK' })
  })

  it('nobody begins to buy what is not sold any more', async () => {
    const saleUntil = new Date(till.as(null).now().getTime() - 1_000)
    const itemId = await itemOf(kind, { saleUntil })
    expect(await through(await till.adult(), itemId, 1)).toEqual({ refused: 'PERIOD' })
  })

  const paying = async (fan: string, priceYen: number) => {
    const opened = await through(fan, await itemOf(kind, { priceYen }), 1)
    if ('refused' in opened) throw new Error(opened.refused)
    sessionOf(await till.choose(fan, opened.id, 'CARD'))
    return till.pay(fan, opened.id, priceYen, randomUUID())
  }

  it('nobody under 16 pays more than ¥5,000 a month, and ¥5,000 they may', async () => {
    const young = '2011-11-21'
    expect(await paying(await till.adult(young), 5_001)).toMatchObject({
      __typename: 'PurchaseLimitError',
      code: 'MINOR_LIMIT',
    })
    sessionOf(await paying(await till.adult(young), 5_000))
  })

  it('nobody pays more than they set themselves', async () => {
    const careful = async () => {
      const fan = await till.adult()
      await till.db.insert(spendingCap).values({ fanId: fan, yen: 999 })
      return fan
    }
    const refused = await paying(await careful(), 1_000)
    expect(refused).toMatchObject({ code: 'OWN_LIMIT', most: 999 })
    sessionOf(await paying(await careful(), 999))
  })
})

it.each(Object.entries(doors))(
  'by %s, coins buy no more than one person may have either',
  async (_, through) => {
    const fan = await till.buyer(2_000)
    const itemId = await till.item({
      kind: 'GOODS',
      priceYen: null,
      priceCoins: 100,
      perPersonLimit: 1,
    })
    const id = await till.ready(fan, itemId)
    sessionOf(await till.confirm(fan, id, 100, 100))
    expect(await through(fan, itemId, 1)).toEqual({ refused: 'LIMIT' })
  },
)
