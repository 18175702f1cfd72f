import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFan } from '../ledger/testing.ts'
import { holdStock, offersOf, type WantedLine } from './service.ts'
import { newCommunity, newMember, newMembership, openStore } from './testing.ts'
import { subscription } from '../subscription/tables.ts'
import { storeItem, storeStock } from './tables.ts'

let store: Awaited<ReturnType<typeof openStore>>
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const held = { outcome: 'HELD' } as const
const refused = (itemId: string, code: string, available: number, variant = '') => ({
  outcome: 'REFUSED',
  refused: [{ itemId, variant, code, available }],
})

describe('holding', () => {
  it('sells the last piece once, however many want it at once', async () => {
    const last = await store.item({ stock: 1 })
    const fans = await store.fans(200)
    const answers = await Promise.all(fans.map((fan) => store.hold(fan, [store.some(last)])))
    expect(answers.filter(({ outcome }) => outcome === 'HELD')).toHaveLength(1)
    expect(answers.find(({ outcome }) => outcome === 'REFUSED')).toEqual(
      refused(last, 'OUT_OF_STOCK', 0),
    )
    expect(await store.offer(last)).toMatchObject({ free: 0, problem: 'OUT_OF_STOCK' })
  })

  it('takes no more than there is where quantities differ', async () => {
    const item = await store.item({ stock: 25 })
    const fans = await store.fans(20)
    const answers = await Promise.all(
      fans.map((fan, n) => store.hold(fan, [store.some(item, 1 + (n % 3))])),
    )
    const taken = answers.reduce(
      (sum, { outcome }, n) => sum + (outcome === 'HELD' ? 1 + (n % 3) : 0),
      0,
    )
    expect((await store.offer(item)).free).toBe(25 - taken)
    expect(taken).toBeGreaterThanOrEqual(23)
  })

  it('ends for all where they want the same items in different orders', async () => {
    const [one, other, third] = [
      await store.item({ stock: 15 }),
      await store.item({ stock: 15 }),
      await store.item({ stock: 15 }),
    ].map((id) => store.some(id)) as [WantedLine, WantedLine, WantedLine]
    const orders = [
      [one, other, third],
      [third, other, one],
      [other, third, one],
      [third, one],
    ]
    const fans = await store.fans(40)
    const answers = await Promise.all(
      fans.map((fan, n) => store.hold(fan, orders[n % orders.length]!)),
    )
    expect(answers.filter(({ outcome }) => outcome === 'HELD')).toHaveLength(15)
    expect((await store.offer(one.itemId)).free).toBe(0)
  })

  it('keeps all lines or none, and names each that it could not', async () => {
    const fan = await store.fan()
    const [enough, few] = [await store.item({ stock: 9 }), await store.item({ stock: 2 })]
    const answer = await store.hold(fan, [store.some(enough, 3), store.some(few, 3)])
    expect(answer).toEqual(refused(few, 'OUT_OF_STOCK', 2))
    expect((await store.offer(enough)).free).toBe(9)
    expect(await store.hold(fan, [store.some(enough, 3), store.some(few, 2)])).toEqual(held)
  })

  it('needs no stock where an item never runs out', async () => {
    const tickets = await store.item({ kind: 'TICKET_PACK' })
    expect(await store.hold(await store.fan(), [store.some(tickets, 10)])).toEqual(held)
    expect(await store.offer(tickets)).toMatchObject({ free: null, available: 10 })
  })

  it('holds a digital good once for each fan, however often they ask at once', async () => {
    const digital = await store.item({ kind: 'DIGITAL' })
    const [fan, other] = [await store.fan(), await store.fan()]
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => store.hold(fan, [store.some(digital, 1)])),
      store.hold(other, [store.some(digital, 1)]),
    ])
    expect(answers.pop()).toEqual(held)
    const refusals = answers.flatMap((answer) => ('refused' in answer ? answer.refused : []))
    expect(refusals.map(({ code, available }) => [code, available])).toEqual(
      Array.from({ length: 5 }, () => ['LIMIT', 0]),
    )
    expect(await store.hold(await store.fan(), [store.some(digital, 2)])).toMatchObject({
      outcome: 'REFUSED',
    })
  })

  it('sells no digital good that could be had more than once', async () => {
    for (const perPersonLimit of [null, 2])
      await expect(store.item({ kind: 'DIGITAL', perPersonLimit })).rejects.toThrow()
  })

  it('changes nothing where a session asks for the same again, also at once', async () => {
    const item = await store.item({ stock: 5 })
    const [fan, session] = [await store.fan(), store.session()]
    const ask = () => store.hold(fan, [store.some(item, 2)], session)
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([held, held, held])
    expect((await store.offer(item)).free).toBe(3)
    await expect(store.hold(fan, [store.some(item, 1)], session)).rejects.toThrow()
    await expect(store.hold(await store.fan(), [store.some(item, 2)], session)).rejects.toThrow()
    expect((await store.offer(item)).free).toBe(3)
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 40])('refuses a quantity of %d', async (quantity) => {
    const item = await store.item({ stock: 5 })
    await expect(store.hold(await store.fan(), [store.some(item, quantity)])).rejects.toThrow(
      RangeError,
    )
  })

  it('refuses an item of another tenant, as one that is none', async () => {
    const item = await store.item({ stock: 5 })
    const elsewhere = store.databaseFor('other')
    const fanId = await newFan(elsewhere, store.now())
    const ask = { sessionId: store.session(), fanId, now: store.now() }
    await expect(
      elsewhere.transaction((transaction) =>
        holdStock(transaction, { ...ask, lines: [store.some(item)] }),
      ),
    ).rejects.toThrow()
    expect((await store.offer(item)).free).toBe(5)
  })
})

describe('the limit a person', () => {
  it('counts what was bought and what is being paid for', async () => {
    const item = await store.item({ stock: 50, perPersonLimit: 3 })
    const [fan, session] = [await store.fan(), store.session()]
    expect(await store.hold(fan, [store.some(item, 2)], session)).toEqual(held)
    expect(await store.offer(item, fan)).toMatchObject({ allowed: 1, available: 1 })
    expect(await store.hold(fan, [store.some(item, 2)])).toEqual(refused(item, 'LIMIT', 1))
    await store.sell(session)
    expect(await store.hold(fan, [store.some(item, 1)])).toEqual(held)
    expect(await store.offer(item, fan)).toMatchObject({ allowed: 0, problem: 'LIMIT' })
    expect(await store.offer(item, await store.fan())).toMatchObject({ allowed: 3, problem: null })
  })

  it('holds where one fan asks in twenty tabs at once', async () => {
    const item = await store.item({ perPersonLimit: 4 })
    const fan = await store.fan()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => store.hold(fan, [store.some(item)])),
    )
    expect(answers.filter(({ outcome }) => outcome === 'HELD')).toHaveLength(4)
  })

  it('is free again once a hold is released', async () => {
    const item = await store.item({ stock: 9, perPersonLimit: 1 })
    const [fan, session] = [await store.fan(), store.session()]
    await store.hold(fan, [store.some(item)], session)
    await store.release(session)
    expect(await store.hold(fan, [store.some(item)])).toEqual(held)
  })
})

describe('the sale', () => {
  it('is from its first instant until before its last', async () => {
    const [saleFrom, saleUntil] = [60, 120].map(
      (minutes) => new Date(store.now().getTime() + minutes * 60_000),
    ) as [Date, Date]
    const item = await store.item({ saleFrom, saleUntil, stock: 9 })
    const ask = async () => store.hold(await store.fan(), [store.some(item)])
    expect(await ask()).toEqual(refused(item, 'PERIOD', 0))
    expect(await store.offer(item)).toMatchObject({ problem: 'PERIOD', available: 0 })
    store.pass(60)
    expect(await ask()).toEqual(held)
    store.pass(60)
    expect(await ask()).toEqual(refused(item, 'PERIOD', 0))
  })
})

describe('an early sale', () => {
  const later = (minutes: number) => new Date(store.now().getTime() + minutes * 60_000)
  async function earlyItem(more: Parameters<typeof store.item>[0] = {}) {
    const earlyItemId = await newMembership(store.db, store.communityId)
    const early = { earlyItemId, earlyFrom: later(60), saleFrom: later(120) }
    return { earlyItemId, itemId: await store.item({ ...early, stock: 9, ...more }) }
  }

  it('is for members from its first instant on, and for the others from the sale’s', async () => {
    const { earlyItemId, itemId } = await earlyItem()
    const [member, other] = [await store.fan(), await store.fan()]
    await newMember(store.db, { fanId: member, itemId: earlyItemId, now: store.now() })
    const ask = async () => [
      await store.hold(member, [store.some(itemId)]),
      await store.hold(other, [store.some(itemId)]),
    ]
    const tooEarly = refused(itemId, 'PERIOD', 0)
    const { earlyFrom, saleFrom } = (await store.offer(itemId)).item
    expect(await ask()).toEqual([tooEarly, tooEarly])
    expect(await store.offer(itemId, member)).toMatchObject({
      problem: 'PERIOD',
      opensAt: earlyFrom,
      isMembersOnly: false,
    })
    store.pass(60)
    expect(await ask()).toEqual([held, tooEarly])
    expect(await store.offer(itemId, member)).toMatchObject({ problem: null, opensAt: null })
    for (const viewer of [other, null])
      expect(await store.offer(itemId, viewer)).toMatchObject({
        problem: 'PERIOD',
        available: 0,
        opensAt: saleFrom,
        isMembersOnly: true,
      })
    store.pass(60)
    expect(await ask()).toEqual([held, held])
    expect(await store.offer(itemId, other)).toMatchObject({ problem: null, isMembersOnly: false })
  })

  it('is closed to members by something else, of elsewhere, and from the last instant of theirs', async () => {
    const { earlyItemId, itemId } = await earlyItem()
    const another = await newMembership(store.db, store.communityId)
    const [stranger, gone, leaving] = await store.fans(3)
    const now = store.now()
    await newMember(store.db, { fanId: stranger!, itemId: another, now })
    const ended = await newMember(store.db, { fanId: gone!, itemId: earlyItemId, now })
    await store.db
      .update(subscription)
      .set({ state: 'ENDED', endedAt: now, end: 'UNPAID' })
      .where(eq(subscription.id, ended))
    await newMember(store.db, {
      fanId: leaving!,
      itemId: earlyItemId,
      now,
      until: later(61),
    })
    store.pass(60)
    const tooEarly = refused(itemId, 'PERIOD', 0)
    expect(await store.hold(stranger!, [store.some(itemId)])).toEqual(tooEarly)
    expect(await store.hold(gone!, [store.some(itemId)])).toEqual(tooEarly)
    expect(await store.hold(leaving!, [store.some(itemId)])).toEqual(held)
    store.pass(1)
    expect(await store.hold(leaving!, [store.some(itemId)])).toEqual(tooEarly)
  })

  it('opens that item alone of all that are held, and sells no more than there is', async () => {
    const { earlyItemId, itemId } = await earlyItem({ stock: 1 })
    const upcoming = await store.item({ saleFrom: later(120) })
    const members = await store.fans(2)
    for (const fanId of members)
      await newMember(store.db, { fanId, itemId: earlyItemId, now: store.now() })
    store.pass(60)
    expect(await store.hold(members[0]!, [store.some(itemId), store.some(upcoming)])).toEqual(
      refused(upcoming, 'PERIOD', 0),
    )
    const answers = await Promise.all(members.map((fan) => store.hold(fan, [store.some(itemId)])))
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['HELD', 'REFUSED'])
  })

  it('ends with the sale, where that is shorter', async () => {
    const { earlyItemId, itemId } = await earlyItem({ saleUntil: later(121) })
    const member = await store.fan()
    await newMember(store.db, { fanId: member, itemId: earlyItemId, now: store.now() })
    store.pass(121)
    expect(await store.hold(member, [store.some(itemId)])).toEqual(refused(itemId, 'PERIOD', 0))
    expect(await store.offer(itemId, member)).toMatchObject({ problem: 'PERIOD', opensAt: null })
  })

  it('is of a membership of its community, and before a sale that begins', async () => {
    const earlyItemId = await newMembership(store.db, store.communityId)
    const elsewhere = await newMembership(store.db, await newCommunity(store.db))
    const [earlyFrom, saleFrom] = [later(60), later(120)]
    const whole = { earlyItemId, earlyFrom, saleFrom }
    for (const nonsense of [
      { earlyItemId, saleFrom },
      { earlyFrom, saleFrom },
      { earlyItemId, earlyFrom },
      { ...whole, earlyFrom: saleFrom },
      { ...whole, earlyFrom: later(121) },
      { ...whole, earlyItemId: elsewhere },
      { ...whole, earlyItemId: 'storeitem_none' },
    ])
      await expect(store.item(nonsense)).rejects.toThrow()
    const item = await store.item(whole)
    const ofItself = { earlyItemId: item }
    await expect(
      store.db.update(storeItem).set(ofItself).where(eq(storeItem.id, item)),
    ).rejects.toThrow()
  })
})

describe('what is held', () => {
  it('is given back once, and sold once, whoever asks again', async () => {
    const item = await store.item({ stock: 10 })
    const [fan, returned, paid] = [await store.fan(), store.session(), store.session()]
    await store.hold(fan, [store.some(item, 3)], returned)
    await store.hold(fan, [store.some(item, 2)], paid)
    await Promise.all([store.release(returned), store.release(returned), store.release(returned)])
    expect(await Promise.all([store.sell(paid), store.sell(paid)])).toEqual([true, true])
    await store.release(paid)
    const [stock] = await store.db.select().from(storeStock).where(eq(storeStock.itemId, item))
    expect(stock).toMatchObject({ supplied: 10, free: 8, held: 0, sold: 2 })
  })

  it('is either given back or sold where both come at once', async () => {
    const item = await store.item({ stock: 20 })
    const fan = await store.fan()
    const sessions = Array.from({ length: 10 }, store.session)
    for (const session of sessions) await store.hold(fan, [store.some(item)], session)
    const sold = await Promise.all(
      sessions.map(
        async (session) => (await Promise.all([store.sell(session), store.release(session)]))[0],
      ),
    )
    const count = sold.filter(Boolean).length
    const [stock] = await store.db.select().from(storeStock).where(eq(storeStock.itemId, item))
    expect(stock).toMatchObject({ free: 20 - count, held: 0, sold: count })
  })

  it('can’t be sold once it is released: a late payer holds anew', async () => {
    const item = await store.item({ stock: 1 })
    const [fan, session] = [await store.fan(), store.session()]
    await store.hold(fan, [store.some(item)], session)
    await store.release(session)
    expect(await store.sell(session)).toBe(false)
    expect(await store.hold(fan, [store.some(item)], session)).toEqual(held)
    expect(await store.sell(session)).toBe(true)
  })

  it('is undone with the transaction that held it', async () => {
    const item = await store.item({ stock: 4 })
    const ask = { sessionId: store.session(), fanId: await store.fan(), now: store.now() }
    const fails = store.db.transaction(async (transaction) => {
      await holdStock(transaction, { ...ask, lines: [store.some(item, 4)] })
      throw new Error('the order failed')
    })
    await expect(fails).rejects.toThrow('the order failed')
    expect((await store.offer(item)).free).toBe(4)
  })
})

it('prices and contents of a community alone are offered', async () => {
  const item = await store.item()
  const asked = { itemIds: [item, 'storeitem_none'], fanId: null, now: store.now() }
  expect([
    ...(await offersOf(store.db, { ...asked, communityId: store.communityId })).keys(),
  ]).toEqual([item])
  expect((await offersOf(store.db, { ...asked, communityId: 'community_none' })).size).toBe(0)
})
