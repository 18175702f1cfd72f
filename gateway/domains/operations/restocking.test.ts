import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cards } from '../checkout/testing.checkout.ts'
import { sessionOf } from '../checkout/testing.ts'
import { saveAddress } from '../delivery/addresses.ts'
import { confirmDelivery } from '../delivery/service.ts'
import { realGoodsDelivery } from '../delivery/tables.ts'
import { tellOfArrivals } from '../store/arriving.ts'
import { alertOfItem } from '../store/wishes.ts'
import { mailboxOf } from '../user/testing.ts'
import { ship } from './service.ts'
import { openOperationsFixture, sato } from './testing.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(async () => {
  await desk.close()
})
// Whatever was done: shelf, checkouts and books add up after it.
afterEach(() => desk.assertSound())

type Piece = { itemId: string; quantity?: number; variant?: string }
type Holder = { fan: string; orderId: string }

/** An order of these that a card paid. */
async function ordered(pieces: readonly Piece[], yen: number, by?: string): Promise<Holder> {
  const fan = by ?? (await desk.adult())
  for (const { itemId, quantity = 1, variant } of pieces)
    await desk.put(fan, itemId, quantity, variant)
  const { id } = sessionOf(await desk.openBasket(fan))
  await desk.choose(fan, id, 'CARD')
  sessionOf(await desk.pay(fan, id, yen))
  await desk.typeCard(fan, id, cards.pays)
  await desk.look(fan, id)
  return { fan, orderId: (await desk.order(fan, id)).id }
}

const parcelOf = async ({ orderId }: Holder) =>
  (await desk.db.select().from(realGoodsDelivery).where(eq(realGoodsDelivery.orderId, orderId)))[0]!

/** The fan says where their parcel goes. */
async function say(order: Holder): Promise<void> {
  const saved = await saveAddress(desk.as(order.fan), {
    familyName: '髙﨑',
    givenName: 'ひかり',
    familyNameKana: 'タカサキ',
    givenNameKana: 'ヒカリ',
    postalCode: '1500001',
    prefecture: 'TOKYO',
    city: '渋谷区',
    street: '神宮前1-2-3',
    building: '',
    phoneNumber: '09012345678',
  })
  const addressId = saved.__typename === 'SaveDeliveryAddressSuccess' ? saved.address.id : ''
  await confirmDelivery(desk.as(order.fan), {
    deliveryId: (await parcelOf(order)).id,
    addressId,
  })
}
const send = ({ orderId }: Holder) =>
  ship(desk.context, orderId, { carrier: 'ヤマト運輸', tracking: '1234-5678-9012' }, sato)

describe('what has not been sent', () => {
  it('is on the shelf again, and its fan may buy it anew, where one each is the limit', async () => {
    const itemId = await desk.item({ priceYen: 3_000, stock: 1, perPersonLimit: 1 })
    const order = await ordered([{ itemId }], 3_000)
    expect(await desk.free(itemId)).toBe(0)
    const { act } = await desk.ask(order.orderId)
    expect(await desk.free(itemId)).toBe(0)
    expect(await desk.open(order.fan, itemId)).not.toMatchObject({
      __typename: 'OpenCheckoutSuccess',
    })

    expect(await desk.approve(act.id)).toMatchObject({ back: { parcel: 'STOPPED', restocked: 1 } })
    expect(await desk.free(itemId)).toBe(1)
    const again = await ordered([{ itemId }], 3_000, order.fan)
    expect(await desk.free(itemId)).toBe(0)
    expect((await parcelOf(again)).state).toBe('AWAITING_ADDRESS')
    await expect(send(order)).rejects.toThrow('CANCELED')
  })

  it('is there once, with several refunds at once and each word of the provider twice', async () => {
    const itemId = await desk.item({ priceYen: 500, stock: 10 })
    const order = await ordered([{ itemId, quantity: 3 }], 1_500)
    const { act } = await desk.ask(order.orderId)
    const tries = await Promise.allSettled([
      ...[1, 2, 3].map(() => desk.approve(act.id)),
      ...[1, 2].map(() => desk.chargeBack(order.orderId)),
    ])
    const done = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(done.filter(({ isNew }) => isNew)).toHaveLength(1)
    for (let time = 0; time < 2; time += 1) {
      await Promise.all([desk.runJobs(), desk.sweep()])
      await desk.sweep()
    }
    expect(await desk.refundsOf(order.orderId)).toHaveLength(1)
    expect(await desk.free(itemId)).toBe(10)
  })

  it('adds up where others buy the last pieces while they come back', async () => {
    const itemId = await desk.item({ priceYen: 500, stock: 3 })
    const orders = [
      await ordered([{ itemId }], 500),
      await ordered([{ itemId }], 500),
      await ordered([{ itemId }], 500),
    ]
    const acts = await Promise.all(orders.map(({ orderId }) => desk.ask(orderId)))
    const fans = await Promise.all(orders.map(() => desk.adult()))
    const opened = await Promise.all([
      ...fans.map((fan) => desk.open(fan, itemId)),
      ...acts.map(({ act }) => desk.approve(act.id)),
    ])
    const held = opened.filter(
      (each) => '__typename' in each && each.__typename === 'OpenCheckoutSuccess',
    )
    expect(await desk.free(itemId)).toBe(3 - held.length)
  })

  it('goes back to the shelf line by line, each to its own size, and the parcel brings the rest', async () => {
    const variants = ['s', 'm', 'l'].map((key) => ({ key, size: { ja: key, en: key } }))
    const [shirt, film] = [
      await desk.item({ priceYen: 1_000, variants, stocks: { s: 4, m: 4, l: 4 } }),
      await desk.item({ kind: 'DIGITAL', priceYen: 700, stock: 2 }),
    ]
    const order = await ordered(
      [
        { itemId: shirt, variant: 'm', quantity: 2 },
        { itemId: shirt, variant: 's' },
        { itemId: film },
      ],
      3_700,
    )
    const stocks = () => Promise.all(['s', 'm', 'l'].map((key) => desk.freeOf(shirt, key)))
    expect(await stocks()).toEqual([3, 2, 4])
    const { lines } = await parcelOf(order)
    const at = lines.findIndex(({ quantity }) => quantity === 2)
    expect(await desk.refund(order.orderId, { positions: [at] })).toMatchObject({
      isWhole: false,
      parcel: 'LIGHTER',
      restocked: 2,
    })
    expect(await stocks()).toEqual([3, 4, 4])
    expect(await desk.free(film)).toBe(1)
    expect((await parcelOf(order)).lines).toEqual(lines.toSpliced(at, 1))

    await say(order)
    await send(order)
    expect(await desk.refund(order.orderId)).toMatchObject({
      isWhole: true,
      parcel: 'GONE',
      restocked: 1,
    })
    // The small one is on its way; the film never left.
    expect(await stocks()).toEqual([3, 4, 4])
    expect(await desk.free(film)).toBe(2)
  })

  it('is not sent at all once the last of its lines goes back, though something else is kept', async () => {
    const [mug, film] = [
      await desk.item({ priceYen: 2_000, stock: 1 }),
      await desk.item({ kind: 'DIGITAL', priceYen: 700 }),
    ]
    const order = await ordered([{ itemId: mug }, { itemId: film }], 2_700)
    expect(await desk.refund(order.orderId, { positions: [0] })).toMatchObject({
      parcel: 'STOPPED',
      restocked: 1,
      isWhole: false,
    })
    expect((await parcelOf(order)).state).toBe('CANCELED')
    // Bought once, and again by whoever has it no more.
    expect(await desk.open(order.fan, film)).toMatchObject({ code: 'OWNED' })
    expect(await desk.refund(order.orderId)).toMatchObject({ parcel: 'NONE', isWhole: true })
    expect(await desk.open(order.fan, film)).toMatchObject({ __typename: 'OpenCheckoutSuccess' })
  })

  it('is there again also where the fan’s bank took the yen', async () => {
    const itemId = await desk.item({ priceYen: 3_000, stock: 5 })
    const order = await ordered([{ itemId }], 3_000)
    const answers = await Promise.all([1, 2].map(() => desk.chargeBack(order.orderId)))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await desk.free(itemId)).toBe(5)
  })

  it('is told of to who waits for it, once, as whatever else comes in', async () => {
    const itemId = await desk.item({ priceYen: 3_000, stock: 1 })
    const order = await ordered([{ itemId }], 3_000)
    const waiting = await desk.adult()
    const mails = await mailboxOf(desk.db, waiting, desk.now())
    await alertOfItem(desk.as(waiting), itemId, true)
    const job = { ...desk.context, signal: new AbortController().signal }
    const tell = async () => {
      await Promise.all([tellOfArrivals(job), tellOfArrivals(job)])
      await desk.runJobs()
      return (await mails()).filter(({ body }) => body.includes(itemId))
    }
    expect(await tell()).toEqual([])
    await desk.refund(order.orderId)
    expect(await tell()).toHaveLength(1)
    expect(await tell()).toHaveLength(1)
  })
})

describe('the shelf stays as it is', () => {
  it('once the parcel has left: an operator puts back what comes back', async () => {
    const itemId = await desk.item({ priceYen: 3_000, stock: 1, perPersonLimit: 1 })
    const order = await ordered([{ itemId }], 3_000)
    await say(order)
    await send(order)
    expect(await desk.refund(order.orderId)).toMatchObject({ parcel: 'GONE', restocked: 0 })
    expect(await desk.free(itemId)).toBe(0)
    await desk.leaveOnShelf(itemId, 1)
    expect(await desk.open(order.fan, itemId)).toMatchObject({ code: 'LIMIT' })
  })

  it('or not, by which of the two was first, where it is sent and refunded at once', async () => {
    const itemId = await desk.item({ priceYen: 3_000, stock: 6 })
    const orders: Holder[] = []
    for (let n = 0; n < 6; n += 1) orders.push(await ordered([{ itemId }], 3_000))
    for (const order of orders) await say(order)
    const acts = await Promise.all(orders.map(({ orderId }) => desk.ask(orderId)))
    const [backs, sent] = [
      Promise.all(acts.map(({ act }) => desk.approve(act.id))),
      Promise.allSettled(orders.map((order) => send(order))),
    ]
    const left = (await sent).filter(({ status }) => status === 'fulfilled').length
    const gone = (await backs).filter(({ back }) => back?.parcel === 'GONE').length
    expect(gone).toBe(left)
    expect(await desk.free(itemId)).toBe(6 - left)
  })

  it('where yen go back and the fan keeps what they bought', async () => {
    const itemId = await desk.item({ priceYen: 3_000, stock: 2 })
    const order = await ordered([{ itemId }], 3_000)
    expect(await desk.refund(order.orderId, { amountYen: 500 })).toMatchObject({
      parcel: 'NONE',
      restocked: 0,
    })
    expect(await desk.free(itemId)).toBe(1)
    expect((await parcelOf(order)).state).toBe('AWAITING_ADDRESS')
  })

  it('where something of what was bought is spent', async () => {
    const itemId = await desk.item({
      kind: 'COIN_PACK',
      priceYen: 980,
      stock: 5,
      perPersonLimit: 1,
      contents: { paidCoins: 980, freeCoins: 20 },
    })
    const spent = await ordered([{ itemId }], 980)
    await desk.boughtWithCoins(spent.fan, await desk.item({ priceCoins: 400 }), 400, 320)
    const unspent = await ordered([{ itemId }], 980)
    expect(await desk.refund(unspent.orderId)).toMatchObject({ restocked: 1 })
    expect(await desk.refund(spent.orderId, { isDespiteSpent: true })).toMatchObject({
      restocked: 0,
    })
    expect(await desk.free(itemId)).toBe(4)
    expect(await desk.open(spent.fan, itemId)).toMatchObject({ code: 'LIMIT' })
  })
})

it('the audit finds a piece on the shelf that is in a parcel', async () => {
  const itemId = await desk.item({ priceYen: 3_000, stock: 1 })
  await desk.refund((await ordered([{ itemId }], 3_000)).orderId)
  await desk.tampered(
    `update real_goods_delivery set shipped_at = now()
      where order_id in (select order_id from order_line where item_id = '${itemId}')`,
    async () => {
      expect((await desk.faults()).map(({ name }) => name)).toContain(
        'what is on the shelf again was taken back, and in no parcel that left',
      )
    },
  )
})
