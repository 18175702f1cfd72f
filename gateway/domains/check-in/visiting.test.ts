import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printCode } from '#rules/campaignCode.ts'
import { minuteOf, writeStoreCode } from '#rules/storeCode.ts'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { balancesOf } from '../ledger/service.ts'
import { counterKey, storeCode } from './storeCodes.ts'
import { counterFor, storesOf, visitOf } from './stores.ts'
import { storeInvariants } from './storeInvariants.ts'
import { checkInStore, checkInStoreVisit, type CheckInStoreRow } from './tables.ts'
import { visitStore } from './visiting.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let store: CheckInStoreRow
let other: CheckInStoreRow
beforeAll(async () => {
  stage = await openCommunity()
  ;[store, other] = (await storesOf(stage.as(null), stage.communityId)) as [
    CheckInStoreRow,
    CheckInStoreRow,
  ]
})
afterAll(() => stage.close())

const now = () => stage.as(null).now()
const counter = (of = store, minutes = 0) =>
  storeCode(stage.as(null), of, minuteOf(now()) + minutes)
const printed = (of = store, edition = of.edition) => storeCode(stage.as(null), of, edition)
const visit = (fan: string | null, code: string) =>
  visitStore(stage.as(fan), { communityId: stage.communityId, code })
const coins = async (fan: string) => (await balancesOf(stage.db, fan, now())).get('COIN')?.free ?? 0
const refused = (code: string) => ({ __typename: 'CheckInStoreError', field: 'code', code })
const set = (changed: Partial<CheckInStoreRow>, of = store) =>
  stage.db.update(checkInStore).set(changed).where(eq(checkInStore.id, of.id))

describe('a visit to a store', () => {
  it('brings its coins once, though fifty ask at once, and the next day again', async () => {
    const fan = await stage.fan()
    const before = await coins(fan)
    const code = counter()
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit(fan, code)))
    const fresh = answers.filter((each) => 'isNew' in each && each.isNew)
    expect(fresh).toMatchObject([{ visit: { proof: 'COUNTER', coins: store.coins } }])
    // Those beyond the tries that a fan has at once are asked to wait, and take nothing.
    const others = new Set(answers.map(({ __typename }) => __typename))
    expect(
      [...others].every((each) => /^(CheckInAtStoreSuccess|RateLimitedError)$/.test(each)),
    ).toBe(true)
    expect(await coins(fan)).toBe(before + store.coins)
    expect(await visitOf(stage.as(fan), store)).toMatchObject({ coins: store.coins })
    stage.pass(24 * 60 * 60)
    expect(await visitOf(stage.as(fan), store)).toBeNull()
    expect(await visit(fan, counter())).toMatchObject({ isNew: true })
  })

  it('takes the code of the minute before and after, and none that is older', async () => {
    for (const minutes of [-1, 1])
      expect(await visit(await stage.fan(), counter(store, minutes))).toMatchObject({ isNew: true })
    const fan = await stage.fan()
    for (const minutes of [-2, 2, -24 * 60])
      expect(await visit(fan, counter(store, minutes))).toEqual(refused('EXPIRED'))
  })

  it('answers again for a code that is over by now, where its answer was lost', async () => {
    const fan = await stage.fan()
    const code = counter()
    await visit(fan, code)
    stage.pass(10 * 60)
    expect(await visit(fan, code)).toMatchObject({ isNew: false })
  })

  it('is proven less by a print, which brings less, until another is hung up', async () => {
    const fan = await stage.fan()
    const before = await coins(fan)
    const code = printCode(printed(other)).toLowerCase()
    expect(await visit(fan, code)).toMatchObject({
      isNew: true,
      visit: { proof: 'PRINTED', coins: other.printedCoins },
    })
    expect(await coins(fan)).toBe(before + other.printedCoins)
    await set({ edition: 2 }, other)
    expect(await visit(await stage.fan(), code)).toEqual(refused('EXPIRED'))
    await set({ edition: 1 }, other)
  })

  it('has its last one for one of fifty fans', async () => {
    const { visits } = (await stage.db.select().from(checkInStore)).find(
      ({ id }) => id === other.id,
    )!
    await set({ visitsMost: visits + 1 }, other)
    const fans = await Promise.all(Array.from({ length: 50 }, () => stage.fan()))
    const code = counter(other)
    const answers = await Promise.all(fans.map((fan) => visit(fan, code)))
    expect(answers.filter(({ __typename }) => __typename === 'CheckInAtStoreSuccess')).toHaveLength(
      1,
    )
    expect(answers.filter((each) => 'code' in each && each.code === 'ENDED')).toHaveLength(49)
  })

  it('is none before the store opens, and after it has closed', async () => {
    const fan = await stage.fan()
    await set({ opensAt: new Date(now().getTime() + 60_000) })
    expect(await visit(fan, counter())).toEqual(refused('ENDED'))
    await set({ opensAt: new Date(now().getTime() - 60_000), closesAt: now() })
    expect(await visit(fan, counter())).toEqual(refused('ENDED'))
    await set({ opensAt: store.opensAt, closesAt: store.closesAt })
  })

  it('is for members, and no guest', async () => {
    expect(await visit(null, counter())).toEqual({ __typename: 'UnauthenticatedError' })
    const outsider = await stage.fan({ hasJoined: false })
    expect(await visit(outsider, counter())).toMatchObject({ __typename: 'NotJoinedError' })
    const elsewhere = { communityId: 'community_00000000000000000000000000', code: counter() }
    expect(await visitStore(stage.as(outsider), elsewhere)).toMatchObject({
      __typename: 'NotFoundError',
      field: 'communityId',
    })
  })
})

describe('a code', () => {
  it('that is mistyped is told so, and costs no try', async () => {
    const fan = await stage.fan()
    for (let at = 0; at < 10; at++)
      expect(await visit(fan, `${counter().slice(0, 12)}!`)).toEqual(refused('INVALID'))
    expect(await visit(fan, counter())).toMatchObject({ isNew: true })
  })

  it('that nobody made, or of no store, is guessed five times at most', async () => {
    const fan = await stage.fan()
    const stamp = minuteOf(now())
    const guesses = [store.number, store.number, store.number, 1000, 1001].map((number) =>
      writeStoreCode({ store: number, stamp, tag: '00000' }),
    )
    for (const guess of guesses) expect(await visit(fan, guess)).toEqual(refused('NO_SUCH_CODE'))
    expect(await visit(fan, counter())).toMatchObject({ __typename: 'RateLimitedError' })
  })

  it('of another store’s tag opens nothing', async () => {
    const foreign = counter(other)
    const [tag, stamp] = [foreign.slice(7, 12), minuteOf(now())]
    const code = writeStoreCode({ store: store.number, stamp, tag })
    expect(await visit(await stage.fan(), code)).toEqual(refused('NO_SUCH_CODE'))
  })
})

describe('a counter', () => {
  it('shows the minute’s code to whoever has its key, and turns with the minute', async () => {
    const key = counterKey(stage.as(null), store)
    const shown = (await counterFor(stage.as(null), key))!
    expect(await visit(await stage.fan(), shown.code)).toMatchObject({ isNew: true })
    stage.pass((shown.turnsAt.getTime() - now().getTime()) / 1000)
    const next = (await counterFor(stage.as(null), key))!
    expect(next.code).not.toBe(shown.code)
    expect(next.turnsAt.getTime() - shown.turnsAt.getTime()).toBe(60_000)
  })

  it('shows nothing for another key, another store’s, or the one before', async () => {
    const key = counterKey(stage.as(null), store)
    const wrong = [
      '',
      store.id,
      `${key}x`,
      key.replace(store.id, other.id),
      counterKey(stage.as(null), { ...store, edition: store.edition + 1 }),
    ]
    for (const each of wrong) expect(await counterFor(stage.as(null), each)).toBeNull()
  })
})

it('keep their promises, and an audit sees where one is broken', async () => {
  const broken = async () =>
    (await audit(stage.ownerUrl, storeInvariants)).map(({ violations }) => violations.length)
  expect(await broken()).toEqual([0, 0])
  await stage.db
    .update(checkInStoreVisit)
    .set({ coins: 7 })
    .where(eq(checkInStoreVisit.coins, other.printedCoins))
  await set({ visits: 1 })
  expect(await broken()).toEqual([1, 1])
})
