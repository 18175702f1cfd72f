import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueJobs } from '../../platform/jobs/testing.ts'
import { mailboxOf } from '../user/testing.ts'
import { noticeOf, setSpendingCap, viewerSpending } from './service.ts'
import { linesOf } from './sessions.ts'
import { sessionOf } from './testing.ts'
import { cards, openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(async () => {
  await till.close()
})

const hour = 60 * 60
const setCap = (fan: string, cap: number | null) => setSpendingCap(till.as(fan), { cap })
const spendingOf = async (fan: string) => (await viewerSpending(till.as(fan)))!

/** Pays so many yen by card, once it is confirmed. */
async function pay(fan: string, yen: number) {
  const id = await till.begin(fan, await till.item({ priceYen: yen }), yen, 'CARD')
  await till.typeCard(fan, id, cards.pays)
  await till.look(fan, id)
}

/** What confirming so many yen answers. */
async function confirm(fan: string, yen: number) {
  const id = await till.ready(fan, await till.item({ priceYen: yen }), 1, 'CARD')
  return till.pay(fan, id, yen)
}

describe('a fan’s own cap', () => {
  it('stops what goes beyond it, what is under way counted, until the month is over', async () => {
    const fan = await till.adult()
    await setCap(fan, 5_000)
    await pay(fan, 2_000)
    const slip = await till.begin(fan, await till.item({ priceYen: 2_500 }), 2_500, 'KONBINI')
    expect(await confirm(fan, 501)).toMatchObject({
      __typename: 'PurchaseLimitError',
      code: 'OWN_LIMIT',
      most: 5_000,
      left: 500,
      retryAt: new Date('2026-11-30T15:00:00.000Z'),
    })
    expect(await spendingOf(fan)).toMatchObject({ spent: 4_500, cap: 5_000 })
    await till.cancel(fan, slip)
    sessionOf(await confirm(fan, 501))
  })

  it('holds at once where it is lowered, and after a day where it is raised or taken away', async () => {
    const fan = await till.adult()
    await setCap(fan, 5_000)
    await setCap(fan, 1_000)
    expect(await confirm(fan, 1_001)).toMatchObject({ code: 'OWN_LIMIT', most: 1_000 })
    for (const higher of [3_000, null]) {
      await setCap(fan, higher)
      expect(await spendingOf(fan)).toMatchObject({
        cap: 1_000,
        nextCap: higher,
        capChangesAt: new Date(till.now().getTime() + 24 * hour * 1000),
      })
      expect(await confirm(fan, 1_001)).toMatchObject({ code: 'OWN_LIMIT' })
    }
    till.pass(24 * hour - 1)
    expect(await confirm(fan, 1_001)).toMatchObject({ code: 'OWN_LIMIT' })
    till.pass(1)
    expect(await spendingOf(fan)).toMatchObject({ cap: null, capChangesAt: null })
    sessionOf(await confirm(fan, 1_001))
  })

  it('that is lowered again before a raise has come takes the raise back', async () => {
    const fan = await till.adult()
    await setCap(fan, 1_000)
    await setCap(fan, 9_000)
    await setCap(fan, 900)
    till.pass(25 * hour)
    expect(await spendingOf(fan)).toMatchObject({ cap: 900, capChangesAt: null, nextCap: null })
  })

  it('can’t be paid past by two at once', async () => {
    const fan = await till.adult()
    await setCap(fan, 1_500)
    const item = await till.item({ priceYen: 1_000 })
    const first = await till.ready(fan, item, 1, 'CARD')
    const beside = sessionOf(await till.open(fan, await till.item({ priceYen: 1_000 }), 1, first))
    sessionOf(await till.choose(fan, beside.id, 'CARD'))
    const answers = await Promise.all([
      till.pay(fan, first, 1_000),
      till.pay(fan, beside.id, 1_000),
    ])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConfirmCheckoutSuccess',
      'PurchaseLimitError',
    ])
  })

  it.each([99, 0, -5, 1_000_001, 2_147_483_647])('of ¥%i is none', async (yen) => {
    const fan = await till.adult()
    expect(await setCap(fan, yen)).toMatchObject({
      __typename: 'SpendingCapError',
      code: 'OUT_OF_RANGE',
      least: 100,
      most: 1_000_000,
    })
    expect(await spendingOf(fan)).toMatchObject({ cap: null })
  })

  it('is the fan’s alone; a guest has none', async () => {
    const [fan, other] = [await till.adult(), await till.adult()]
    await setCap(fan, 100)
    expect(await spendingOf(other)).toMatchObject({ cap: null })
    expect(await setSpendingCap(till.as(null), { cap: 100 })).toEqual({
      __typename: 'UnauthenticatedError',
    })
    expect(await viewerSpending(till.as(null))).toBeNull()
  })
})

describe('a month’s payments', () => {
  it('are told of by mail once they reach ¥10,000, ¥30,000 and ¥50,000, once each', async () => {
    const fan = await till.adult()
    const mails = await mailboxOf(till.db, fan, till.now())
    const notices = async () =>
      (await mails()).filter(({ subject }) => subject.includes('に達しました'))
    const told: string[] = []
    for (const yen of [9_000, 1_500, 200, 40_000, 100]) {
      await pay(fan, yen)
      await runDueJobs(till.queue, till.as(null))
    }
    for (const { subject } of await notices()) told.push(/¥[\d,]+/.exec(subject)![0])
    expect(told).toEqual(['¥10,000', '¥50,000'])
    expect((await notices())[0]!.body).toContain('/settings/store/spending')
    expect(await spendingOf(fan)).toMatchObject({ spent: 50_800, reached: 50_000 })
  })

  it('are told of before an order that reaches a sum is confirmed, in yen alone', async () => {
    const fan = await till.adult()
    await pay(fan, 9_000)
    const noticed = async (yen: number, method: 'CARD' | 'COINS') => {
      const item = await till.item({ priceYen: yen, priceCoins: yen })
      const id = await till.ready(fan, item, 1, method)
      const session = (await till.session(fan, id))!
      return noticeOf(till.as(fan), session, await linesOf(till.as(fan), session))
    }
    expect(await noticed(999, 'CARD')).toBeNull()
    expect(await noticed(1_000, 'CARD')).toEqual({ sum: 10_000, reached: 10_000 })
    expect(await noticed(41_000, 'CARD')).toEqual({ sum: 50_000, reached: 50_000 })
    expect(await noticed(1_000, 'COINS')).toBeNull()
  })

  it('begin anew with the month in Japan', async () => {
    const fan = await till.adult()
    await pay(fan, 10_000)
    const { resetsAt } = await spendingOf(fan)
    till.pass((resetsAt.getTime() - till.now().getTime()) / 1000 - 1)
    expect(await spendingOf(fan)).toMatchObject({ spent: 10_000, reached: 10_000 })
    till.pass(1)
    expect(await spendingOf(fan)).toMatchObject({ spent: 0, reached: null })
  })
})
