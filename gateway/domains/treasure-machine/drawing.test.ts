import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyDraw } from '#rules/draws/verify.ts'
import { verifyBox } from '#rules/draws/verifyBox.ts'
import { wholeWeight } from '#rules/draws/odds.ts'
import { boxOf, contentsOf, loadMachine } from './machines.ts'
import { findBox } from './store.ts'
import { cardsAlone, drawOf, openTreasureFixture, people } from './testing.ts'
import { changeOdds } from './publishing.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

const fifty = Array.from({ length: 50 }, (_, at) => at)

it('takes the price, brings a prize and a point, and writes it down', async () => {
  const { id } = await hall.machine()
  const fan = await hall.drawer(id, 1_000)
  const draw = drawOf(await hall.draw(fan, id))
  expect(draw).toMatchObject({ free: 0, paid: 300, sinceBefore: 0, counter: 0, seenAt: null })
  expect((await hall.coinsOf(fan)).paid).toBe(700)
  expect(await hall.has(fan, `GACHA_POINT:${id}`)).toBe(1)
  expect(await hall.picks(fan, draw)).toHaveLength(1)
})

it('brings all of ten in one, the last by the guarantee, and gives what came', async () => {
  const { id, prizes } = await hall.machine()
  const fan = await hall.drawer(id, 3_000)
  const draw = drawOf(await hall.draw(fan, id, 'TEN'))
  const picks = await hall.picks(fan, draw)
  expect(picks.map(({ counter }) => counter)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(picks.at(-1)!.tableName).toBe('GUARANTEE')
  expect([prizes.s, prizes.a]).toContain(picks.at(-1)!.prizeId)
  expect(await hall.has(fan, `GACHA_POINT:${id}`)).toBe(10)
  const cards = new Set(
    picks
      .map(({ prizeId }) => prizeId)
      .filter((prize) => [prizes.s, prizes.a, prizes.b].includes(prize)),
  )
  expect(await hall.cards(fan)).toHaveLength(cards.size)
  expect(picks.filter(({ isNew }) => isNew).length).toBeGreaterThanOrEqual(cards.size)
})

it('draws once for fifty of the same request at once, and answers all alike', async () => {
  const { id } = await hall.machine()
  const fan = await hall.drawer(id, 6_000)
  const answers = await Promise.all(
    fifty.map(() => hall.draw(fan, id, 'TEN', { requestId: 'same' })),
  )
  expect(new Set(answers.map((answer) => drawOf(answer).id)).size).toBe(1)
  expect((await hall.coinsOf(fan)).paid).toBe(3_000)
  expect(await hall.draws(fan)).toHaveLength(1)
  // The same for ever: also once the machine has ended.
  await hall.changeMachine(id, { endsAt: new Date(hall.now().getTime() + 1) })
  hall.pass(60)
  expect(drawOf(await hall.draw(fan, id, 'TEN', { requestId: 'same' })).id).toBe(
    drawOf(answers[0]!).id,
  )
  await expect(hall.draw(fan, id, 'ONE', { requestId: 'same' })).rejects.toThrow(/something else/)
})

it('lets two devices draw one after the other, never beyond what the fan has', async () => {
  const { id } = await hall.machine({ odds: cardsAlone })
  const fan = await hall.drawer(id, 900)
  const answers = await Promise.all(fifty.slice(0, 8).map(() => hall.draw(fan, id)))
  const types = answers.map((answer) => answer.__typename)
  expect(types.filter((type) => type === 'DrawTreasureMachineSuccess')).toHaveLength(3)
  expect(types.filter((type) => type === 'CoinShortageError')).toHaveLength(5)
  const draws = await hall.draws(fan)
  expect(draws.map(({ counter }) => counter).toSorted()).toEqual([0, 1, 2])
})

it('tells whoever drew from a box what is left now, not what was a moment ago', async () => {
  const { id } = await hall.machine({ box: { s: 1, b: 2 }, priceTen: null })
  const fan = await hall.drawer(id, 600)
  const left = async (userId: string | null = fan) => {
    const context = hall.as(userId)
    return (await boxOf(context, (await loadMachine(context, id))!))!.left
  }
  expect(await left()).toBe(3)
  await hall.draw(fan, id)
  // Nobody else's page costs a count for it.
  expect(await left(null)).toBe(3)
  expect(await left()).toBe(2)
})

it('gives the last three of a box to three of fifty', async () => {
  const { id } = await hall.machine({ box: { s: 1, b: 2 }, priceTen: null })
  const fans = await Promise.all(fifty.map(() => hall.drawer(id, 300)))
  const answers = await Promise.all(
    fans.map((fan) => hall.draw(fan, id, 'ONE', { oddsVersion: null })),
  )
  const won = answers.filter((answer) => answer.__typename === 'DrawTreasureMachineSuccess')
  expect(won).toHaveLength(3)
  expect(answers.filter((answer) => answer.__typename === 'LotteryErrorResponse')).toHaveLength(47)
  const coins = await Promise.all(fans.map((fan) => hall.coinsOf(fan)))
  expect(coins.filter(({ paid }) => paid === 300)).toHaveLength(47)
})

it('brings pity at the latest, and begins its count anew', async () => {
  const { id, prizes } = await hall.machine({
    odds: ({ s, b }) => ({
      base: [{ prize: b, weight: wholeWeight }],
      guarantee: null,
      pity: { table: [{ prize: s, weight: wholeWeight }], at: 15 },
      top: [s],
    }),
  })
  const fan = await hall.drawer(id, 6_000)
  expect(drawOf(await hall.draw(fan, id, 'TEN'))).toMatchObject({ sinceAfter: 10 })
  const draw = drawOf(await hall.draw(fan, id, 'TEN'))
  expect(draw).toMatchObject({ sinceBefore: 10, sinceAfter: 5 })
  const picks = await hall.picks(fan, draw)
  expect(picks.filter(({ tableName }) => tableName === 'PITY').map(({ slot }) => slot)).toEqual([4])
  expect(picks[4]!.prizeId).toBe(prizes.s)
})

it('lets a ticket pay, and says when there is none', async () => {
  const { id } = await hall.machine()
  const fan = await hall.drawer(id, 0)
  expect(await hall.draw(fan, id, 'TICKET')).toMatchObject({
    __typename: 'LotteryErrorResponse',
    code: 'TICKETS_SHORT',
  })
  await hall.giveOf(fan, 'TICKET:draw', 1)
  expect(drawOf(await hall.draw(fan, id, 'TICKET', { freeCoins: null }))).toMatchObject({
    tickets: 1,
    free: 0,
    paid: 0,
  })
  expect(await hall.has(fan, 'TICKET:draw')).toBe(0)
})

it('discounts one a day and ten a machine, for paid coins alone', async () => {
  const { id } = await hall.machine({ odds: cardsAlone })
  const fan = await hall.drawer(id, 2_000)
  await hall.giveOf(fan, 'COIN', 5_000)
  expect(drawOf(await hall.draw(fan, id, 'DISCOUNT_DRAW_ONE'))).toMatchObject({
    paid: 150,
    free: 0,
  })
  const again = await hall.draw(fan, id, 'DISCOUNT_DRAW_ONE')
  expect(again).toMatchObject({
    __typename: 'TreasureMachineErrorResponse',
    code: 'OFFER_USED',
    retryAt: new Date('2026-11-20T15:00:00.000Z'),
  })
  hall.pass(24 * 3600)
  expect(drawOf(await hall.draw(fan, id, 'DISCOUNT_DRAW_ONE'))).toMatchObject({ paid: 150 })
  hall.pass(-24 * 3600)
  expect(drawOf(await hall.draw(fan, id, 'DISCOUNT_DRAW_TEN'))).toMatchObject({ paid: 1_500 })
  expect(await hall.draw(fan, id, 'DISCOUNT_DRAW_TEN')).toMatchObject({
    code: 'OFFER_USED',
    retryAt: null,
  })
  await hall.giveOf(fan, 'COIN', 5_000)
  const poor = await hall.drawer(id, 0)
  await hall.giveOf(poor, 'COIN', 5_000)
  expect(await hall.draw(poor, id, 'DISCOUNT_DRAW_ONE')).toMatchObject({
    __typename: 'CoinShortageError',
    missing: 150,
  })
})

it('takes points for what is featured, once a request, and nothing else', async () => {
  const { id, prizes } = await hall.machine()
  const fan = await hall.drawer(id, 0)
  await hall.giveOf(fan, `GACHA_POINT:${id}`, 399)
  const answers = await Promise.all(
    fifty.slice(0, 5).map(() => hall.redeem(fan, id, prizes.s, 'twice')),
  )
  expect(new Set(answers.map((answer) => drawOf(answer).id)).size).toBe(1)
  expect(await hall.cards(fan)).toHaveLength(1)
  expect(await hall.redeem(fan, id, prizes.s)).toMatchObject({ code: 'POINTS_SHORT', count: 1 })
  expect(await hall.redeem(fan, id, prizes.a)).toMatchObject({ __typename: 'NotFoundError' })
  const other = await hall.machine()
  expect(await hall.redeem(fan, id, other.prizes.s)).toMatchObject({ __typename: 'NotFoundError' })
})

it('draws only while it is open, and says when', async () => {
  const now = hall.now().getTime()
  const [soon, late] = [new Date(now + 3_600_000), new Date(now - 3_600_000)]
  const { id } = await hall.machine()
  const fan = await hall.drawer(id, 3_000)
  await hall.changeMachine(id, { startsAt: soon })
  expect(await hall.draw(fan, id)).toMatchObject({ code: 'NOT_STARTED', retryAt: soon })
  await hall.changeMachine(id, { startsAt: null, maintenanceUntil: soon })
  expect(await hall.draw(fan, id)).toMatchObject({
    __typename: 'LotteryMaintenanceErrorResponse',
    retryAt: soon,
  })
  await hall.changeMachine(id, { maintenanceUntil: null, endsAt: late })
  expect(await hall.draw(fan, id)).toMatchObject({ code: 'ENDED' })
  expect((await hall.coinsOf(fan)).paid).toBe(3_000)
})

it('draws by no odds but those that the fan was shown', async () => {
  const { id, prizes } = await hall.machine()
  const fan = await hall.drawer(id, 3_000)
  expect(await hall.draw(fan, id, 'ONE', { oddsVersion: 0 })).toMatchObject({
    code: 'ODDS_CHANGED',
  })
  await hall.db.transaction((transaction) =>
    changeOdds(transaction, {
      machineId: id,
      people,
      at: hall.now(),
      effectiveAt: hall.now(),
      odds: {
        base: [{ prize: prizes.b, weight: wholeWeight }],
        guarantee: null,
        pity: null,
        top: [],
      },
    }),
  )
  expect(await hall.draw(fan, id)).toMatchObject({ code: 'ODDS_CHANGED' })
  expect(drawOf(await hall.draw(fan, id, 'ONE', { oddsVersion: 2 }))).toMatchObject({
    oddsVersion: 2,
  })
})

it('takes no other split of coins than the fan was shown', async () => {
  const { id } = await hall.machine({ odds: cardsAlone })
  const fan = await hall.drawer(id, 300)
  await hall.giveOf(fan, 'COIN', 100)
  expect(await hall.draw(fan, id)).toMatchObject({
    __typename: 'CoinSplitError',
    free: 100,
    paid: 200,
  })
  expect(await hall.draw(fan, id, 'ONE', { freeCoins: null })).toMatchObject({
    __typename: 'CoinSplitError',
  })
  expect(drawOf(await hall.draw(fan, id, 'ONE', { freeCoins: 100 }))).toMatchObject({ free: 100 })
})

it('draws for nobody without a name, at no other’s machine, and not ten of a box that holds fewer', async () => {
  const { id } = await hall.machine({ box: { s: 1, b: 8 } })
  const fan = await hall.drawer(id, 3_000)
  expect(await hall.draw(null, id)).toMatchObject({ __typename: 'UnauthenticatedError' })
  expect(
    await hall.draw(
      fan,
      id.replace(/.$/, (last) => (last === 'z' ? 'y' : 'z')),
    ),
  ).toMatchObject({ __typename: 'NotFoundError' })
  expect(await hall.draw(fan, 'x'.repeat(1_000_000))).toMatchObject({ __typename: 'NotFoundError' })
  expect(await hall.draw(fan, id, 'TEN')).toMatchObject({ code: 'STOCK_SHORT', count: 9 })
  await expect(hall.draw(fan, id, 'ONE', { requestId: 'ひ' })).rejects.toThrow(/requestId/)
  await expect(hall.draw(fan, id, 'ONE', { requestId: 'x'.repeat(101) })).rejects.toThrow()
  expect(await hall.draws(fan)).toEqual([])
})

it.each([
  ['odds', undefined],
  ['a box', { s: 2, a: 10, b: 30 }],
])('proves each draw by %s, in every step once its seeds were replaced', async (_, box) => {
  const { id } = await hall.machine({ box, odds: cardsAlone })
  const fan = await hall.drawer(id, 9_000)
  const told = { oddsVersion: box ? null : 1 }
  const draws = [
    drawOf(await hall.draw(fan, id, 'TEN', told)),
    drawOf(await hall.draw(fan, id, 'ONE', told)),
    drawOf(await hall.draw(fan, id, 'TEN', told)),
  ]
  const before = await Promise.all(draws.map((draw) => hall.evidence(fan, draw)))
  expect(before.map(({ serverSeed }) => serverSeed)).toEqual([null, null, null])
  await hall.seed(fan, id, 'd2'.repeat(32))
  for (const [at, draw] of draws.entries()) {
    const evidence = await hall.evidence(fan, draw)
    expect(verifyDraw(evidence).map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 5 }, () => 'HOLDS'),
    )
    // What the browser kept when it drew is what is told now.
    expect(evidence).toEqual({ ...before[at]!, serverSeed: evidence.serverSeed })
  }
})

it('tells all of a box once it is over, and nothing of it before', async () => {
  const { id } = await hall.machine({ box: { s: 1, b: 2 }, priceTen: null })
  const fan = await hall.drawer(id, 900)
  const told = async () => {
    const context = hall.as(null)
    const box = (await boxOf(context, (await loadMachine(context, id))!))!
    const contents = await contentsOf(context, box)
    return contents === null ? null : { root: box.root, contents: JSON.parse(contents) as [] }
  }
  for (const left of [2, 1, 0]) {
    expect(await told()).toBeNull()
    const draw = drawOf(await hall.draw(fan, id, 'ONE', { oddsVersion: null }))
    expect(draw.receipt).toContain(`"left":[`)
    expect((await findBox(hall.db, id)).filter(({ isDrawn }) => !isDrawn)).toHaveLength(left)
  }
  expect(verifyBox((await told())!)).toBe(true)
  // One that ends with envelopes in it is opened too.
  const ended = await hall.machine({ box: { s: 1, b: 2 } })
  await hall.changeMachine(ended.id, { endsAt: new Date(hall.now().getTime() - 1) })
  const context = hall.as(null)
  const box = (await boxOf(context, (await loadMachine(context, ended.id))!))!
  expect(JSON.parse((await contentsOf(context, box))!)).toHaveLength(3)
})

it('leaves books that add up, after all of this', async () => {
  expect(await hall.faults()).toEqual([])
})
