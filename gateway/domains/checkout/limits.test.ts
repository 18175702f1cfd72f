import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failAttempt } from '../payments/settling.ts'
import { sessionOf } from './testing.ts'
import { openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(async () => {
  await till.close()
})

describe('those who are not yet 18', () => {
  it.each([
    ['2011-11-21', 5_000],
    ['2010-11-20', 20_000],
    ['2008-11-21', 20_000],
  ])('born on %s, pay ¥%i a month, attempts under way counted', async (birthDate, most) => {
    const fan = await till.adult(birthDate)
    const all = await till.item({ priceYen: most })
    const little = await till.item({ priceYen: 50 })
    const id = await till.begin(fan, all, most, 'KONBINI')
    const second = await till.ready(fan, little, 1, 'CARD')
    expect(await till.pay(fan, second, 50)).toMatchObject({
      __typename: 'PurchaseLimitError',
      code: 'MINOR_LIMIT',
      most,
      left: 0,
      retryAt: new Date('2026-11-30T15:00:00.000Z'),
    })
    await till.cancel(fan, id)
    sessionOf(await till.pay(fan, second, 50))
  })

  it('can’t pay twice at once what they may pay once', async () => {
    const fan = await till.adult('2011-11-21')
    const item = await till.item({ priceYen: 3_000 })
    const first = await till.ready(fan, item, 1, 'CARD')
    const forCoins = sessionOf(await till.open(fan, await till.item({ priceYen: 3_000 }), 1, first))
    sessionOf(await till.choose(fan, forCoins.id, 'CARD'))
    const answers = await Promise.all([
      till.pay(fan, first, 3_000),
      till.pay(fan, forCoins.id, 3_000),
    ])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConfirmCheckoutSuccess',
      'PurchaseLimitError',
    ])
  })

  it('are grown up on their birthday, in Japan', async () => {
    const fan = await till.adult('2008-11-20')
    const item = await till.item({ priceYen: 50_000 })
    const id = await till.ready(fan, item, 1, 'CARD')
    expect(sessionOf(await till.pay(fan, id, 50_000))).toMatchObject({ state: 'PROCESSING' })
  })
})

describe('numbers for convenience stores', () => {
  it('that ran out three times in 30 days are not given any more; refused ones count for nothing', async () => {
    const fan = await till.adult()
    const item = await till.item({ priceYen: 200 })
    const another = async (key: string) => {
      const id = await till.ready(fan, item, 1, 'KONBINI')
      return till.pay(fan, id, 200, key)
    }
    for (let refused = 0; refused < 3; refused += 1) {
      const id = await till.begin(fan, item, 200, 'KONBINI')
      await failAttempt(till.as(null), (await till.attempt(fan, id)).id, 'REFUSED')
      expect(await till.session(fan, id)).toMatchObject({ state: 'READY' })
      till.pass(31 * 60)
      await till.expire()
      expect(await till.session(fan, id)).toMatchObject({ state: 'EXPIRED' })
    }
    for (let lapsed = 0; lapsed < 3; lapsed += 1) {
      const { id } = sessionOf(await another(`lapses-${lapsed}`))
      till.pass(5 * 24 * 60 * 60)
      await till.sweep()
      expect(await till.session(fan, id)).toMatchObject({ state: 'EXPIRED' })
    }
    expect(await another('fourth')).toMatchObject({ code: 'LIMIT' })
    till.pass(31 * 24 * 60 * 60)
    sessionOf(await another('a-month-later'))
  })
})

it('nobody pays for more than five orders at the same time, however fast they are', async () => {
  const fan = await till.adult()
  const item = await till.item({ priceYen: 500, stock: 9 })
  for (let paying = 0; paying < 4; paying += 1) await till.begin(fan, item, 500, 'CARD')
  const fifth = await till.ready(fan, item, 1, 'CARD')
  const { id: sixth } = sessionOf(await till.open(fan, item, 1, fifth))
  sessionOf(await till.choose(fan, sixth, 'CARD'))
  const answers = await Promise.all([till.pay(fan, fifth, 500), till.pay(fan, sixth, 500)])
  const refused = answers.find(({ __typename }) => __typename === 'PurchaseLimitError')
  expect(refused).toMatchObject({ code: 'UNDER_WAY', most: 5, left: 0 })
  expect(answers.filter(({ __typename }) => __typename === 'ConfirmCheckoutSuccess')).toHaveLength(
    1,
  )
})

it('nobody comes to more than 100,000 paid coins by packs that are paid at the same time', async () => {
  const fan = await till.adult()
  await till.give(fan, 99_000)
  const contents = { paidCoins: 980, freeCoins: 20 }
  const pack = await till.item({ kind: 'COIN_PACK', priceYen: 980, contents })
  await till.begin(fan, pack, 980, 'CARD')
  const id = await till.ready(fan, pack, 1, 'CARD')
  expect(await till.pay(fan, id, 980)).toMatchObject({
    __typename: 'PurchaseLimitError',
    code: 'BALANCE',
    most: 100_000,
    left: 20,
  })
})

it('nobody has more than 100,000 paid coins', async () => {
  const fan = await till.adult()
  await till.give(fan, 99_500)
  const contents = { paidCoins: 980, freeCoins: 20 }
  const pack = await till.item({ kind: 'COIN_PACK', priceYen: 980, contents })
  const id = await till.ready(fan, pack, 1, 'CARD')
  expect(await till.pay(fan, id, 980)).toMatchObject({
    __typename: 'PurchaseLimitError',
    code: 'BALANCE',
    most: 100_000,
    left: 500,
  })
})
