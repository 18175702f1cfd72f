import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { newId } from '../../platform/ids.ts'
import { balancesOf, grant, type Asset } from '../ledger/service.ts'
import { changeOdds } from './publishing.ts'
import { treasureMachine } from './tables.ts'
import { addMachine, cardsAlone, people } from './testing.machines.ts'

// What a client sends by HTTP that it should not: each has its answer, and spends nothing.

const clientSeed = 'c1'.repeat(32)
/** As much as whoever joins is given. */
const price = 300

let stage: Awaited<ReturnType<typeof startGraphql>>
let hall: { db: typeof stage.db; communityId: string; now: () => Date }
let machine: Awaited<ReturnType<typeof addMachine>>
beforeAll(async () => {
  stage = await startGraphql({ env: { CLOSED_COMMUNITY: 'on' } })
  const { db, communityId, as } = stage
  hall = { db, communityId, now: as(null).now }
  machine = await addMachine(hall, { odds: cardsAlone })
})
afterAll(() => stage.close())

type Payload = { __typename: string; [field: string]: unknown }

const texts = {
  openDrawSeed: `mutation ($input: OpenDrawSeedInput!) { openDrawSeed(input: $input) {
    __typename ... on OpenDrawSeedSuccess { seed { id } } ... on DrawSeedError { code retryAt } } }`,
  revealDrawSeed: `mutation ($input: RevealDrawSeedInput!) { revealDrawSeed(input: $input) {
    __typename ... on DrawSeedError { code } } }`,
  drawTreasureMachine: `mutation ($input: DrawTreasureMachineInput!) { drawTreasureMachine(input: $input) {
    __typename ... on DrawTreasureMachineSuccess { draw { id } coinWallet { free paid } }
    ... on TreasureMachineErrorResponse { code } } }`,
  redeemGachaPoints: `mutation ($input: RedeemGachaPointsInput!) { redeemGachaPoints(input: $input) {
    __typename ... on RedeemGachaPointsSuccess { draw { id } }
    ... on TreasureMachineErrorResponse { code count } } }`,
}

const send = (fan: string, name: keyof typeof texts, input: object) =>
  stage.ask(texts[name], { input }, { authorization: `Bearer ${fan}` })

async function ask(fan: string, name: keyof typeof texts, input: object): Promise<Payload> {
  const answer = (await (await send(fan, name, input)).json()) as {
    data?: Record<string, Payload> | null
    errors?: object[]
  }
  const payload = answer.data?.[name]
  if (!payload) throw new Error(JSON.stringify(answer))
  return payload
}

const turn = (more: object = {}) => ({
  machineId: machine.id,
  offer: 'ONE',
  requestId: randomUUID(),
  oddsVersion: 1,
  freeCoins: price,
  ...more,
})

/** A fan who can pay one draw, and whose seeds at the machine are ready. */
async function drawer(machineId = machine.id): Promise<string> {
  const fan = await stage.fan()
  const { seed } = (await ask(fan, 'openDrawSeed', {
    machineId,
    clientHash: hashOfBytes(clientSeed),
  })) as unknown as { seed: { id: string } }
  await ask(fan, 'revealDrawSeed', { seedId: seed.id, clientSeed })
  return fan
}

const give = (ownerId: string, asset: Asset, amount: number) =>
  stage.db.transaction((transaction) =>
    grant(transaction, {
      key: newId('transfer'),
      reason: 'SUPPORT',
      at: hall.now(),
      lots: [{ ownerId, asset, class: 'FREE', amount, expiry: { afterDays: 30 } }],
    }),
  )
const coinsOf = async (fan: string) =>
  (await balancesOf(stage.db, fan, hall.now())).get('COIN')?.free ?? 0

it('a draw tells what the fan has left', async () => {
  const fan = await drawer()
  await give(fan, 'COIN', 40)
  expect(await ask(fan, 'drawTreasureMachine', turn())).toMatchObject({
    coinWallet: { free: 40, paid: 0 },
  })
})

it.each([
  ['its own odds', { odds: { base: [] } }],
  ['the prize that it wants', { prizeId: 'treasureprize_s' }],
  ['a weight', { weight: 100_000 }],
  ['an offer that is none', { offer: 'SOLD' }],
  ['no request', { requestId: null }],
  ['a version that is a text', { oddsVersion: 'constructor' }],
])('a draw with %s is not even read', async (_, more) => {
  const fan = await drawer()
  const answer = (await (await send(fan, 'drawTreasureMachine', turn(more))).json()) as object
  expect(answer).toEqual({ errors: [expect.anything()] })
  expect(await coinsOf(fan)).toBe(price)
})

it.each([
  ['own key of all objects', 'constructor'],
  ['prototype', '__proto__'],
  ['machine that never was', 'treasuremachine_01hzzzzzzzzzzzzzzzzzzzzzzz'],
  ['thing of another kind', 'treasuredraw_01hzzzzzzzzzzzzzzzzzzzzzzz'],
  ['text without an end', 'x'.repeat(20_000)],
])('the id of a %s is a machine’s nowhere', async (_, id) => {
  const fan = await drawer()
  const missing = { __typename: 'NotFoundError' }
  expect(await ask(fan, 'drawTreasureMachine', turn({ machineId: id }))).toMatchObject(missing)
  expect(
    await ask(fan, 'openDrawSeed', { machineId: id, clientHash: 'ab'.repeat(32) }),
  ).toMatchObject(missing)
  expect(await ask(fan, 'revealDrawSeed', { seedId: id, clientSeed })).toMatchObject(missing)
  const redeem = { machineId: machine.id, prizeId: id, requestId: randomUUID() }
  expect(await ask(fan, 'redeemGachaPoints', redeem)).toMatchObject(missing)
  expect(await coinsOf(fan)).toBe(price)
})

it('a seed of a megabyte is not taken', async () => {
  const fan = await drawer()
  const huge = 'ab'.repeat(500_000)
  const opened = await send(fan, 'openDrawSeed', { machineId: machine.id, clientHash: huge })
  const shown = await send(fan, 'revealDrawSeed', { seedId: 'drawseed_x', clientSeed: huge })
  expect([opened.status, shown.status]).toEqual([413, 413])
})

it('a machine of a community that is not the fan’s is none', async () => {
  const stranger = await stage.fan({ hasJoined: false })
  await give(stranger, 'COIN', price)
  const missing = { __typename: 'NotFoundError' }
  const clientHash = hashOfBytes(clientSeed)
  expect(await ask(stranger, 'openDrawSeed', { machineId: machine.id, clientHash })).toEqual(
    missing,
  )
  expect(await ask(stranger, 'drawTreasureMachine', turn())).toEqual(missing)
  expect(await coinsOf(stranger)).toBe(price)
})

it('a machine that is over draws nothing', async () => {
  const over = await addMachine(hall, { odds: cardsAlone })
  const fan = await drawer(over.id)
  await stage.db
    .update(treasureMachine)
    .set({ endsAt: new Date(hall.now().getTime() - 1_000) })
    .where(eq(treasureMachine.id, over.id))
  expect(await ask(fan, 'drawTreasureMachine', turn({ machineId: over.id }))).toMatchObject({
    __typename: 'TreasureMachineErrorResponse',
    code: 'ENDED',
  })
  expect(await coinsOf(fan)).toBe(price)
})

it('old odds draw nothing', async () => {
  const changed = await addMachine(hall, { odds: cardsAlone })
  const fan = await drawer(changed.id)
  await stage.db.transaction((transaction) =>
    changeOdds(transaction, {
      machineId: changed.id,
      people,
      at: hall.now(),
      effectiveAt: hall.now(),
      odds: cardsAlone(changed.prizes),
    }),
  )
  expect(await ask(fan, 'drawTreasureMachine', turn({ machineId: changed.id }))).toMatchObject({
    __typename: 'TreasureMachineErrorResponse',
    code: 'ODDS_CHANGED',
  })
  expect(await coinsOf(fan)).toBe(price)
})

it('a browser’s seed can’t be another than was told once the gateway’s hash is known, nor turned for luck', async () => {
  const fan = await stage.fan()
  const open = (seed: string) =>
    ask(fan, 'openDrawSeed', { machineId: machine.id, clientHash: hashOfBytes(seed) })
  const { seed } = (await open(clientSeed)) as unknown as { seed: { id: string } }
  const other = 'd2'.repeat(32)
  expect(await ask(fan, 'revealDrawSeed', { seedId: seed.id, clientSeed: other })).toMatchObject({
    __typename: 'DrawSeedError',
    code: 'INVALID',
  })
  expect(await ask(fan, 'drawTreasureMachine', turn())).toMatchObject({ code: 'SEED_NEEDED' })
  // The first is none that was replaced.
  const turned = []
  for (const letter of ['a', 'b', 'c', 'e', 'f']) turned.push(await open(`${letter}0`.repeat(32)))
  expect(turned.map((answer) => answer.__typename).slice(-2)).toEqual([
    'DrawSeedError',
    'DrawSeedError',
  ])
  expect(turned.at(-1)).toMatchObject({ code: 'LIMIT', retryAt: expect.any(String) })
  expect(await coinsOf(fan)).toBe(price)
})

it('points buy once: the same request again brings the same, another one is short', async () => {
  const fan = await drawer()
  await give(fan, `GACHA_POINT:${machine.id}`, 200)
  const input = { machineId: machine.id, prizeId: machine.prizes.s, requestId: randomUUID() }
  const both = await Promise.all([1, 2].map(() => ask(fan, 'redeemGachaPoints', input)))
  expect(both[0]).toMatchObject({ __typename: 'RedeemGachaPointsSuccess' })
  expect(both[1]).toEqual(both[0])
  expect(await ask(fan, 'redeemGachaPoints', { ...input, requestId: randomUUID() })).toMatchObject({
    code: 'POINTS_SHORT',
    count: 200,
  })
})

it('a request that draws fifteen times under other names draws as often as the fan can pay', async () => {
  const fan = await drawer()
  const fields = Array.from(
    { length: 15 },
    (_, at) => `d${at}: drawTreasureMachine(input: { machineId: "${machine.id}", offer: ONE,
      requestId: "r${at}", oddsVersion: 1, freeCoins: ${price} }) { __typename }`,
  )
  const response = await stage.ask(
    `mutation { ${fields.join(' ')} }`,
    {},
    { authorization: `Bearer ${fan}` },
  )
  const { data } = (await response.json()) as { data: Record<string, Payload> }
  const types = Object.values(data).map((answer) => answer.__typename)
  expect(types).toEqual([
    'DrawTreasureMachineSuccess',
    ...Array.from({ length: 14 }, () => 'CoinShortageError'),
  ])
  expect(await coinsOf(fan)).toBe(0)
})
