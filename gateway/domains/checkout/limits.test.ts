import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from './testing.ts'
import { openTill } from './testing.till.ts'

let till: Awaited<ReturnType<typeof openTill>>
beforeAll(async () => {
  till = await openTill()
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
      ...{ __typename: 'PurchaseLimitError', code: 'MINOR_LIMIT', most, left: 0 },
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
      ...[till.pay(fan, first, 3_000), till.pay(fan, forCoins.id, 3_000)],
    ])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      ...['ConfirmCheckoutSuccess', 'PurchaseLimitError'],
    ])
  })

  it('are grown up on their birthday, in Japan', async () => {
    const fan = await till.adult('2008-11-20')
    const item = await till.item({ priceYen: 50_000 })
    const id = await till.ready(fan, item, 1, 'CARD')
    expect(sessionOf(await till.pay(fan, id, 50_000))).toMatchObject({ state: 'PROCESSING' })
  })
})

it('nobody has more than 100,000 paid coins', async () => {
  const fan = await till.adult()
  await till.give(fan, 99_500)
  const contents = { paidCoins: 980, freeCoins: 20 }
  const pack = await till.item({ kind: 'COIN_PACK', priceYen: 980, contents })
  const id = await till.ready(fan, pack, 1, 'CARD')
  expect(await till.pay(fan, id, 980)).toMatchObject({
    ...{ __typename: 'PurchaseLimitError', code: 'BALANCE', most: 100_000, left: 500 },
  })
})
