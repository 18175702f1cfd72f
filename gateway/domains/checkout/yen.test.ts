import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireSlips } from '#sandbox/intents.ts'
import { linesOf, unavailableMethodsFor } from './service.ts'
import { sessionOf } from './testing.ts'
import { cards, openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(async () => {
  await till.close()
})

const pack = () =>
  till.item({ kind: 'COIN_PACK', priceYen: 980, contents: { paidCoins: 980, freeCoins: 20 } })

describe('a pack of coins by card', () => {
  it('brings paid coins for 180 days and free ones for 90, once the bank has asked', async () => {
    const fan = await till.adult()
    const id = await till.begin(fan, await pack(), 980, 'CARD')
    expect(await till.session(fan, id)).toMatchObject({ state: 'PROCESSING' })
    await till.typeCard(fan, id, cards.asks)
    expect(await till.look(fan, id)).toMatchObject({ state: 'PROCESSING' })
    expect(await till.coinsOf(fan)).toEqual({ free: 300, paid: 0 })
    await till.answer(fan, id, 'yes')
    const looks = await Promise.all(Array.from({ length: 20 }, () => till.look(fan, id)))
    expect(new Set(looks.map(({ state }) => state))).toEqual(new Set(['FULFILLED']))
    expect(await till.coinsOf(fan)).toEqual({ free: 320, paid: 980 })
    expect(await till.order(fan, id)).toMatchObject({ total: 980, method: 'CARD' })
    till.pass(90 * 24 * 60 * 60)
    expect(await till.coinsOf(fan)).toMatchObject({ paid: 980 })
    till.pass(90 * 24 * 60 * 60)
    expect(await till.coinsOf(fan)).toEqual({ free: 0, paid: 0 })
    expect(await till.faults()).toEqual([])
  })

  it('is asked for once, however many confirm it at once, and again by the same key', async () => {
    const [fan, item] = [await till.adult(), await pack()]
    const id = await till.ready(fan, item, 1, 'CARD')
    const answers = await Promise.all(Array.from({ length: 20 }, () => till.pay(fan, id, 980)))
    const attempts = new Set(answers.map((answer) => sessionOf(answer).attemptId))
    expect(attempts.size).toBe(1)
    expect(await till.pay(fan, id, 980, 'another')).toMatchObject({ code: 'MOVED_ON' })
  })

  it('is not paid with coins, nor coins with it, where another tab chose otherwise', async () => {
    const fan = await till.adult()
    const item = await till.item({ priceYen: 300, priceCoins: 300, stock: 2 })
    const id = await till.ready(fan, item, 1, 'COINS')
    // This page showed ¥300 by card.
    expect(await till.pay(fan, id, 300)).toMatchObject({ code: 'MOVED_ON' })
    sessionOf(await till.choose(fan, id, 'CARD'))
    expect(await till.confirm(fan, id, 300, 300)).toMatchObject({ code: 'MOVED_ON' })
    expect(await till.coinsOf(fan)).toEqual({ free: 300, paid: 0 })
    expect(await till.session(fan, id)).toMatchObject({ state: 'READY' })
  })

  it('that is declined leaves the fan where they choose anew, and what is held stays held', async () => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 1_000, stock: 2 })]
    const id = await till.begin(fan, item, 1_000, 'CARD')
    await till.typeCard(fan, id, cards.declines)
    expect(await till.look(fan, id)).toMatchObject({ state: 'READY' })
    expect(await till.attempt(fan, id)).toMatchObject({ failure: 'DECLINED' })
    expect(await till.free(item)).toBe(1)
    sessionOf(await till.pay(fan, id, 1_000, 'again'))
    await till.typeCard(fan, id, cards.pays)
    expect(await till.look(fan, id)).toMatchObject({ state: 'FULFILLED' })
    expect(await till.free(item)).toBe(1)
    expect(await till.faults()).toEqual([])
  })

  it('that nobody answers is given up after 15 minutes, and nothing is held', async () => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 1_000, stock: 2 })]
    const id = await till.begin(fan, item, 1_000, 'CARD')
    till.pass(14 * 60)
    await till.sweep()
    await till.expire()
    expect(await till.free(item)).toBe(1)
    till.pass(2 * 60)
    await till.sweep()
    expect(await till.session(fan, id)).toMatchObject({ state: 'EXPIRED' })
    expect(await till.free(item)).toBe(2)
    expect(await till.faults()).toEqual([])
  })
})

describe('a number for a convenience store', () => {
  it('holds what it is for until an hour after its last instant, and no longer', async () => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 2_000, stock: 11 })]
    const id = await till.begin(fan, item, 2_000, 'KONBINI')
    await till.leaveOnShelf(item, 0)
    const { endsAt } = await till.attempt(fan, id)
    const wait = (to: number) => till.pass((to - till.now().getTime()) / 1000)
    wait(endsAt.getTime() - 60_000)
    expireSlips(till.provider.sandbox)
    await till.sweep()
    await till.expire()
    expect(await till.free(item)).toBe(0)
    wait(endsAt.getTime() + 60_000)
    await till.sweep()
    expect(await till.free(item)).toBe(1)
    expect(await till.session(fan, id)).toMatchObject({ state: 'EXPIRED' })
  })

  it('that is paid late becomes the order where it is still there', async () => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 2_000, stock: 11 })]
    const id = await till.begin(fan, item, 2_000, 'KONBINI')
    await till.leaveOnShelf(item, 0)
    sessionOf(await till.cancel(fan, id))
    expect(await till.free(item)).toBe(1)
    await till.payCash(fan, id, true)
    expect(await till.look(fan, id)).toMatchObject({ state: 'FULFILLED' })
    expect(await till.free(item)).toBe(0)
    expect(await till.faults()).toEqual([])
  })

  it('that is paid late goes back where another has it by now', async () => {
    const [fan, other] = [await till.adult(), await till.adult()]
    const item = await till.item({ priceYen: 2_000, priceCoins: 100, stock: 11 })
    const id = await till.begin(fan, item, 2_000, 'KONBINI')
    await till.leaveOnShelf(item, 0)
    await till.cancel(fan, id)
    const theirs = await till.ready(other, item)
    sessionOf(await till.confirm(other, theirs, 100, 100))
    await till.payCash(fan, id, true)
    expect(await till.look(fan, id)).toMatchObject({ state: 'REFUND_DUE' })
    const { id: attemptId } = await till.attempt(fan, id)
    expect(await till.payments(attemptId)).toMatchObject([{ became: 'REFUND' }])
    expect(await till.faults()).toEqual([])
  })

  it('is cancelled before another way begins, and paid twice it is one order and one refund', async () => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 2_000, stock: 11 })]
    const id = await till.begin(fan, item, 2_000, 'KONBINI')
    await till.leaveOnShelf(item, 2)
    const slip = await till.attempt(fan, id)
    sessionOf(await till.choose(fan, id, 'CARD'))
    expect(await till.free(item)).toBe(2)
    sessionOf(await till.pay(fan, id, 2_000, 'by-card'))
    await till.typeCard(fan, id, cards.pays)
    await till.look(fan, id)
    await till.payLate(slip)
    expect(await till.payments(slip.id)).toMatchObject([{ became: 'REFUND' }])
    expect(await till.order(fan, id)).toMatchObject({ method: 'CARD' })
    expect(await till.free(item)).toBe(2)
    expect(await till.faults()).toEqual([])
  })

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'あ'.repeat(21) }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: '090-1234-567890' }],
  ])('wants to know whom it is for: %s', async (field, change) => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 2_000 })]
    const id = await till.ready(fan, item, 1, 'KONBINI')
    expect(await till.pay(fan, id, 2_000, 'once', change)).toMatchObject({
      __typename: 'KonbiniPayerError',
      field,
    })
    expect(await till.session(fan, id)).toMatchObject({ state: 'READY', attemptId: null })
  })

  const unavailable = async (fan: string, id: string) => {
    const session = (await till.session(fan, id))!
    return unavailableMethodsFor(session, await linesOf(till.as(fan), session))
  }

  it('holds none of the last few, which others can pay for now', async () => {
    const fan = await till.adult()
    const { id: many } = sessionOf(await till.open(fan, await till.item({ stock: 11 })))
    expect(await unavailable(fan, many)).toEqual([])
    sessionOf(await till.choose(fan, many, 'KONBINI'))
    const { id: few } = sessionOf(await till.open(fan, await till.item({ stock: 10 })))
    expect(await unavailable(fan, few)).toMatchObject([{ method: 'KONBINI', reason: 'FEW_LEFT' }])
    expect(await till.choose(fan, few, 'KONBINI')).toMatchObject({
      __typename: 'CheckoutMethodError',
      code: 'FEW_LEFT',
    })
    sessionOf(await till.choose(fan, few, 'CARD'))
  })

  it('counts the last few by what it leaves to others, not by what it holds itself', async () => {
    const [fan, item] = [await till.adult(), await till.item({ stock: 12 })]
    const { id: several } = sessionOf(await till.open(fan, item, 3))
    expect(await unavailable(fan, several)).toMatchObject([{ reason: 'FEW_LEFT' }])
    const { id: fewer } = sessionOf(await till.open(fan, item, 2))
    expect(await unavailable(fan, fewer)).toEqual([])
    // What this fan held until now is theirs to take again.
    const { id: again } = sessionOf(await till.open(fan, item, 2))
    expect(await unavailable(fan, again)).toEqual([])
  })

  it('counts the last few one after the other, where many begin at once', async () => {
    const item = await till.item({ stock: 13 })
    const fans = await Promise.all(Array.from({ length: 6 }, () => till.adult()))
    const begun = await Promise.all(
      fans.map(async (fan) => sessionOf(await till.open(fan, item)).isScarce),
    )
    // These leave 12, 11 and 10; the others 9, 8 and 7.
    expect(begun.filter((isScarce) => !isScarce)).toHaveLength(3)
  })

  it('is not for sums that no till takes, nor for who has three open', async () => {
    const fan = await till.adult()
    const dear = await till.item({ priceYen: 300_000 })
    const { id: tooDear } = sessionOf(await till.open(fan, dear))
    expect(await till.choose(fan, tooDear, 'KONBINI')).toMatchObject({ code: 'CURRENCY' })
    const { id: tooCheap } = sessionOf(await till.open(fan, await till.item({ priceYen: 119 })))
    expect(await till.choose(fan, tooCheap, 'KONBINI')).toMatchObject({ code: 'CURRENCY' })
    sessionOf(await till.choose(fan, tooCheap, 'CARD'))
    const { id: coppers } = sessionOf(await till.open(fan, await till.item({ priceYen: 49 })))
    for (const method of ['CARD', 'PAYPAY', 'KONBINI'] as const)
      expect(await till.choose(fan, coppers, method)).toMatchObject({ code: 'CURRENCY' })
    expect(await unavailable(fan, coppers)).toContainEqual({
      method: 'KONBINI',
      reason: 'SUM',
      leastYen: 120,
      mostYen: 299_999,
    })
    for (let open = 0; open < 3; open += 1)
      await till.begin(fan, await till.item({ priceYen: 500 }), 500, 'KONBINI')
    const id = await till.ready(fan, await till.item({ priceYen: 500 }), 1, 'KONBINI')
    expect(await till.pay(fan, id, 500)).toMatchObject({
      __typename: 'CheckoutMethodError',
      code: 'LIMIT',
    })
  })
})

describe('a wallet', () => {
  it('pays on its own page, and is left without a charge', async () => {
    const [fan, item] = [await till.adult(), await pack()]
    const left = await till.begin(fan, item, 980, 'PAYPAY')
    await till.answer(fan, left, 'gives_up')
    expect(await till.look(fan, left)).toMatchObject({ state: 'READY' })
    sessionOf(await till.pay(fan, left, 980, 'again'))
    await till.answer(fan, left, 'yes')
    expect(await till.look(fan, left)).toMatchObject({ state: 'FULFILLED' })
    expect(await till.coinsOf(fan)).toEqual({ free: 320, paid: 980 })
  })
})

describe('a capture', () => {
  it.each(['store_order', 'ledger_entry', 'store_stock', 'checkout_session', 'basket_line'])(
    'that dies while %s is written is looked at again, and is one order',
    async (table) => {
      const [fan, item] = [await till.adult(), await till.item({ priceYen: 1_000, stock: 2 })]
      await till.put(fan, item, 1)
      const { id } = sessionOf(await till.openBasket(fan))
      await till.choose(fan, id, 'CARD')
      sessionOf(await till.pay(fan, id, 1_000))
      await till.typeCard(fan, id, cards.pays)
      await till.dyingAt(table, () => till.look(fan, id))
      expect(await till.session(fan, id)).toMatchObject({ state: 'PROCESSING' })
      expect(await till.faults()).toEqual([])
      await Promise.all([till.look(fan, id), till.look(fan, id)])
      expect(await till.session(fan, id)).toMatchObject({ state: 'FULFILLED' })
      expect(await till.free(item)).toBe(1)
      expect(await till.faults()).toEqual([])
    },
  )

  it('that is no order, or not of its sum, is found by the audit', async () => {
    const fan = await till.adult()
    const id = await till.begin(fan, await pack(), 980, 'PAYPAY')
    await till.answer(fan, id, 'yes')
    await till.look(fan, id)
    const { id: attemptId } = await till.attempt(fan, id)
    const names = async () => (await till.faults()).map(({ name }) => name)
    const payments = 'each order in yen is of one payment, and each payment of an order or a refund'
    for (const [change, back] of [
      ["became = 'REFUND'", "became = 'ORDER'"],
      ['amount_yen = 1', 'amount_yen = 980'],
    ]) {
      await till.asOwner(`update payment set ${change} where attempt_id = '${attemptId}'`)
      expect(await names()).toEqual([payments])
      await till.asOwner(`update payment set ${back} where attempt_id = '${attemptId}'`)
    }
    expect(await names()).toEqual([])
  })
})
