import { addDays } from '#rules/day.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../checkout/testing.ts'
import { cards } from '../checkout/testing.checkout.ts'
import { openClub } from './testing.ts'

let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  club = await openClub()
})
afterAll(() => club.close())

const statesOf = async (fan: string) => (await club.invoicesOf(fan)).map(({ state }) => state)
const chargesOf = async (fan: string) =>
  (await club.attemptsOf(fan)).filter(({ state }) => state === 'CAPTURED').length

describe('a subscription', () => {
  it('is begun by its first payment, and renewed each month on its day', async () => {
    club.goTo('2027-01-31T03:00:00Z')
    const { fan, id } = await club.member(cards.asks)
    expect(await club.one(id)).toMatchObject({ state: 'ACTIVE', period: 1, anchorDay: 31 })
    // The last day of February, at midnight in Japan.
    expect((await club.one(id)).periodEnd.toISOString()).toBe('2027-02-27T15:00:00.000Z')
    club.goTo('2027-02-27T14:59:00Z')
    await club.bill()
    expect(await statesOf(fan)).toEqual(['PAID'])
    club.goTo('2027-02-27T15:00:00Z')
    await club.bill()
    await club.bill()
    const [, second] = await club.invoicesOf(fan)
    expect(second).toMatchObject({ state: 'PAID', period: 2, amountYen: 980 })
    expect((await club.one(id)).periodEnd.toISOString()).toBe('2027-03-30T15:00:00.000Z')
    expect(await club.faults()).toEqual([])
  })

  it('is one: who has it is not sold another, and a second payment goes back', async () => {
    const [fan, item] = [await club.adult(), await club.membership()]
    const first = await club.begin(fan, item, 980, 'CARD')
    const other = await club.begin(fan, item, 980, 'CARD')
    for (const session of [first, other]) await club.typeCard(fan, session, cards.pays)
    await club.look(fan, first)
    await club.look(fan, other)
    expect((await club.session(fan, first))?.state).toBe('FULFILLED')
    expect((await club.session(fan, other))?.state).toBe('REFUND_DUE')
    expect(await statesOf(fan)).toEqual(['PAID'])
    expect(await club.open(fan, item)).toMatchObject({ code: 'SUBSCRIBED' })
    expect(await club.faults()).toEqual([])
  })

  it('is paid by a card alone', async () => {
    const [fan, item] = [await club.adult(), await club.membership()]
    const { id } = sessionOf(await club.open(fan, item))
    for (const method of ['KONBINI', 'PAYPAY', 'COINS'] as const)
      expect(await club.choose(fan, id, method)).toMatchObject({ code: 'CURRENCY' })
  })

  it('is charged once, however many billers come at once', async () => {
    const { fan, id } = await club.member(cards.pays)
    club.goTo((await club.one(id)).periodEnd)
    await Promise.all(Array.from({ length: 8 }, () => club.bill()))
    expect(await statesOf(fan)).toEqual(['PAID', 'PAID'])
    expect(await club.attemptsOf(fan)).toHaveLength(2)
    expect(await club.faults()).toEqual([])
  })

  it('is charged once where its biller dies before it has asked the provider', async () => {
    const { fan, id } = await club.member(cards.pays)
    club.goTo((await club.one(id)).periodEnd)
    await club.dyingAt('payment_attempt', async () => {
      await club.bill()
      // What fails for one holds up no other: it is logged, and stands as it was written.
      if ((await statesOf(fan))[1] === 'OPEN') throw new Error('died')
    })
    expect(await chargesOf(fan)).toBe(1)
    club.pass(21 * 60)
    await club.bill()
    expect(await statesOf(fan)).toEqual(['PAID', 'PAID'])
    expect(await chargesOf(fan)).toBe(2)
    expect(await club.faults()).toEqual([])
  })

  it('is billed for no period that was over before anybody came', async () => {
    club.goTo('2027-09-10T03:00:00Z')
    const { fan, id } = await club.member(cards.pays)
    club.goTo('2028-01-20T03:00:00Z')
    await club.bill()
    const [, next] = await club.invoicesOf(fan)
    expect(next!.periodStart.toISOString()).toBe('2028-01-09T15:00:00.000Z')
    expect(await club.one(id)).toMatchObject({ state: 'ACTIVE', period: 2 })
    expect(await club.invoicesOf(fan)).toHaveLength(2)
  })

  it('costs what it did until the fan has known another price for two weeks', async () => {
    const { fan, id, item } = await club.member(cards.pays)
    await club.mails(fan)
    club.goTo(addDays((await club.one(id)).periodEnd, -10))
    await club.change(item, { priceYen: 1_280, revision: 2 })
    await club.remind()
    await club.remind()
    const [mail, ...more] = await club.mails(fan)
    expect(mail?.body).toContain('¥1,280')
    expect(more).toEqual([])
    for (const yen of [980, 1_280, 1_280]) {
      club.goTo((await club.one(id)).periodEnd)
      await club.bill()
      expect((await club.invoicesOf(fan)).at(-1)).toMatchObject({ state: 'PAID', amountYen: yen })
    }
    expect(await club.one(id)).toMatchObject({ priceYen: 1_280, nextPriceYen: null })
    expect(await club.faults()).toEqual([])
  })

  const reminders = async (fan: string) =>
    (await club.mails(fan)).filter(({ subject }) => subject.includes('更新されます'))

  it('is told of a week before, once each period', async () => {
    const { fan, id } = await club.member(cards.pays)
    await club.mails(fan)
    club.goTo(addDays((await club.one(id)).periodEnd, -8))
    await club.remind()
    expect(await reminders(fan)).toEqual([])
    club.pass(24 * 60 * 60)
    await club.remind()
    await club.remind()
    const mails = await reminders(fan)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.body).toContain('¥980')
  })

  it('stays within what a minor may pay in a month', async () => {
    const { fan, id } = await club.member(cards.pays, undefined, '2013-01-01')
    club.goTo(addDays((await club.one(id)).periodEnd, 0))
    const pack = await club.item({ kind: 'COIN_PACK', priceYen: 4_500, contents: { paidCoins: 9 } })
    const session = await club.begin(fan, pack, 4_500, 'CARD')
    await club.typeCard(fan, session, cards.pays)
    await club.look(fan, session)
    await club.bill()
    expect(await statesOf(fan)).toEqual(['PAID', 'FAILED'])
    expect(await club.one(id)).toMatchObject({ state: 'PAST_DUE' })
    const due = (await club.invoicesOf(fan)).at(-1)!
    expect(await club.payNow(fan, due.id)).toMatchObject({
      __typename: 'SubscriptionInvoiceError',
      code: 'MINOR_LIMIT',
      retryAt: expect.any(Date),
    })
    expect(await chargesOf(fan)).toBe(2)
    expect(await club.faults()).toEqual([])
  })
})
