import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { balancesOf } from '../ledger/service.ts'
import { invariants } from './invariants.ts'
import { bookOf, frozenOf, historyOf, monthFor, stampsOf, stampToday, statusOf } from './service.ts'
import { checkIn } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const days = (count: number) => stage.pass(count * 24 * 60 * 60)

const stamp = async (fan: string) => {
  const answer = await stampToday(stage.as(fan), { communityId: stage.communityId })
  if (answer.__typename !== 'CheckInSuccess') throw new Error(answer.__typename)
  return answer.checkIn
}
const bookFor = async (fan: string) => (await bookOf(stage.as(fan), stage.communityId))!
const standing = async (fan: string) => statusOf(stage.as(fan), await bookFor(fan))
const coins = async (fan: string) => {
  const balances = await balancesOf(stage.db, fan, stage.as(null).now())
  return balances.get('COIN')!.free
}
/** Stamps so many days one after the other, and ends on the last of them. */
async function stampDays(fan: string, count: number) {
  const stamps = []
  for (let at = 0; at < count; at++) {
    if (at > 0) days(1)
    stamps.push(await stamp(fan))
  }
  return stamps
}
/** Goes to a morning in Japan. */
function goTo(day: string) {
  const ahead = Date.parse(`${day}T09:00:00+09:00`) - stage.as(null).now().getTime()
  if (ahead < 0) throw new Error(`${day} is over`)
  stage.pass(ahead / 1000)
}

describe('a stamp', () => {
  it('is one a fan and day, however often it is asked for at once, and gives its coins once', async () => {
    const fan = await stage.fan()
    const before = await coins(fan)
    const stamps = await Promise.all(Array.from({ length: 50 }, () => stamp(fan)))
    expect(new Set(stamps.map(({ day, coins: each }) => `${day} ${each}`))).toEqual(
      new Set(['2026-11-20 5']),
    )
    expect(await coins(fan)).toBe(before + 5)
  })

  it('begins a new day at midnight in Japan', async () => {
    const fan = await stage.fan()
    await stamp(fan)
    goTo('2026-11-21')
    stage.pass(14 * 60 * 60 + 59 * 60 + 59)
    expect(await stamp(fan)).toMatchObject({ day: '2026-11-21', streak: 2 })
    stage.pass(1)
    expect(await stamp(fan)).toMatchObject({ day: '2026-11-22', streak: 3 })
  })

  it('of yesterday is none any more once today’s is there', async () => {
    const fan = await stage.fan()
    await stamp(fan)
    days(1)
    const late = stage.as(fan)
    const before = late.now()
    days(1)
    const first = await stamp(fan)
    const answer = await stampToday(
      { ...late, now: () => before },
      { communityId: stage.communityId },
    )
    expect(answer).toMatchObject({ checkIn: { day: first.day } })
    expect(await audit(stage.ownerUrl, invariants)).toEqual(
      invariants.map(({ name }) => ({ name, violations: [] })),
    )
  })

  it('brings more each seventh day, and for a whole month', async () => {
    const fan = await stage.fan()
    goTo('2026-12-01')
    const stamps = await stampDays(fan, 31)
    expect(stamps.slice(0, 8).map((each) => each.coins)).toEqual([5, 5, 5, 5, 5, 5, 50, 5])
    expect(stamps.at(-1)).toMatchObject({ streak: 31, coins: 105, monthCoins: 100 })
    expect(stamps.filter(({ monthCoins }) => monthCoins > 0)).toHaveLength(1)
  })

  it('is bridged over one missed day a week, which counts for the whole month', async () => {
    const fan = await stage.fan()
    goTo('2027-01-01')
    await stampDays(fan, 5)
    days(2)
    expect(await standing(fan)).toMatchObject({
      streak: 5,
      bridged: ['2027-01-06'],
      hasFreeze: false,
      todays: null,
    })
    expect(await stamp(fan)).toMatchObject({ day: '2027-01-07', streak: 6 })
    days(1)
    const rest = await stampDays(fan, 24)
    expect(rest.at(-1)).toMatchObject({ day: '2027-01-31', streak: 30, monthCoins: 100 })
    const month = monthFor(stage.as(fan), await bookFor(fan))
    expect(await frozenOf(stage.as(fan), month)).toEqual(['2027-01-06'])
    expect(await stampsOf(stage.as(fan), month)).toHaveLength(30)
  })

  it('makes a month whole where it bridges its last day', async () => {
    const fan = await stage.fan()
    goTo('2027-02-01')
    const before = await stampDays(fan, 27)
    expect(before.every(({ monthCoins }) => monthCoins === 0)).toBe(true)
    days(2)
    expect(await stamp(fan)).toMatchObject({
      day: '2027-03-01',
      bridged: ['2027-02-28'],
      streak: 28,
      coins: 150,
      monthCoins: 100,
    })
    days(1)
    expect(await stamp(fan)).toMatchObject({ monthCoins: 0 })
  })

  it('begins anew after two missed days of a week, and uses no freeze up for them', async () => {
    const fan = await stage.fan()
    goTo('2027-03-08')
    await stampDays(fan, 2)
    days(3)
    expect(await standing(fan)).toMatchObject({ streak: 0, bridged: [], hasFreeze: true })
    expect(await stamp(fan)).toMatchObject({ streak: 1, coins: 5 })
  })
})

describe('a book', () => {
  it('is nobody’s but the fan’s', async () => {
    const fan = await stage.fan()
    await stamp(fan)
    expect(await bookOf(stage.as(null), stage.communityId)).toBeNull()
    expect(await standing(await stage.fan())).toMatchObject({ todays: null, streak: 0 })
  })

  it('shows all its pages, the newest day first', async () => {
    const fan = await stage.fan()
    const stamped = (await stampDays(fan, 5)).map(({ day }) => day)
    const book = await bookFor(fan)
    const first = await historyOf(stage.as(fan), book, { first: 3 })
    const after = first.pageInfo.endCursor
    const rest = await historyOf(stage.as(fan), book, { first: 3, after })
    const shown = [...first.edges, ...rest.edges].map(({ node }) => node.day)
    expect(shown).toEqual(stamped.toReversed())
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })
})

it('is for members', async () => {
  const input = { communityId: stage.communityId }
  const foreign = { communityId: 'community_nobodys' }
  const fan = await stage.fan()
  expect(await stampToday(stage.as(null), input)).toEqual({ __typename: 'UnauthenticatedError' })
  expect(await stampToday(stage.as(fan), foreign)).toMatchObject({ __typename: 'NotFoundError' })
})

it('keeps its promises, and an audit sees where one is broken', async () => {
  const broken = async () =>
    (await audit(stage.ownerUrl, invariants)).map(({ violations }) => violations.length)
  expect(await broken()).toEqual([0, 0, 0])
  const fan = await stage.fan()
  await stage.db.insert(checkIn).values({
    communityId: stage.communityId,
    fanId: fan,
    day: '2027-03-05',
    at: new Date(),
    streak: 4,
    bridged: ['2027-03-02', '2027-03-03'],
    coins: 5,
    monthCoins: 0,
  })
  expect(await broken()).toEqual([1, 1, 1])
})
