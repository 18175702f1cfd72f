import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkOf, printCode, readCode } from '#rules/campaignCode.ts'
import { audit } from '../../platform/database/audit.ts'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { balancesOf } from '../ledger/service.ts'
import { invariants } from './invariants.ts'
import { makeCodes } from './making.ts'
import { openPages, pageNamed, receiptsOf } from './pages.ts'
import { campaignCode, campaignCodePage, type CampaignCodePageRow } from './tables.ts'
import { applyCode } from './using.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let page: CampaignCodePageRow
let other: CampaignCodePageRow
let codes: string[]
beforeAll(async () => {
  stage = await openCommunity()
  page = (await openPages(stage.as(null), stage.communityId))[0]!
  const { id: _, ...like } = page
  other = (
    await stage.db
      .insert(campaignCodePage)
      .values({ ...like, id: newId('campaigncodepage'), identifier: 'many', isOncePerFan: false })
      .returning()
  )[0]!
  codes = await make('many', 40)
  stage.pass(60)
})
afterAll(() => stage.close())

function make(identifier: string, count: number, usesMost = 1) {
  const { config, tenantId, now } = stage.as(null)
  return stage.db.transaction((transaction) =>
    makeCodes(transaction, {
      config,
      tenantId,
      identifier,
      count,
      usesMost,
      madeBy: 'tester',
      at: now(),
    }),
  )
}
const apply = (fan: string | null, code: string, of = other, key: string = randomUUID()) =>
  applyCode(stage.as(fan), { pageId: of.id, code, idempotencyKey: key })
const coins = async (fan: string) =>
  (await balancesOf(stage.db, fan, stage.as(null).now())).get('COIN')?.free ?? 0
const refused = (code: string) => ({ __typename: 'CampaignCodeError', field: 'code', code })
const done = { __typename: 'UseCampaignCodeSuccess', receipt: { rewardAmount: 100 } }
const next = () => codes.pop()!
/** Thirteen characters that fit each other, and that nobody made. */
const guess = (at: number) => {
  const twelve = `GUESS000${String(at).padStart(4, '0')}`.replace('U', 'V')
  return twelve + checkOf(twelve)
}

describe('a code', () => {
  it('brings what its campaign gives, however it is typed, and is seen among what one had', async () => {
    const [fan, code] = [await stage.fan(), next()]
    const before = await coins(fan)
    const typed = code
      .toLowerCase()
      .replaceAll('-', ' ')
      .replace(/\d/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0))
    expect(await apply(fan, typed)).toMatchObject(done)
    expect(await coins(fan)).toBe(before + 100)
    const had = await receiptsOf(stage.as(fan), other)
    expect(had).toMatchObject([{ ending: readCode(code)!.slice(-4), rewardAmount: 100 }])
    expect(await receiptsOf(stage.as(null), other)).toEqual([])
  })

  it('is one fan’s, though fifty type it at once', async () => {
    const code = next()
    const fans = await Promise.all(Array.from({ length: 50 }, () => stage.fan()))
    const before = await Promise.all(fans.map(coins))
    const answers = await Promise.all(fans.map((fan) => apply(fan, code)))
    const names = answers.map((each) => ('code' in each ? each.code : each.__typename))
    expect(names.toSorted()).toEqual(
      ['UseCampaignCodeSuccess', ...Array<string>(49).fill('USED')].toSorted(),
    )
    const after = await Promise.all(fans.map(coins))
    const came = after.map((each, at) => each - before[at]!)
    expect(came.toSorted((a, b) => a - b)).toEqual([...Array<number>(49).fill(0), 100])
  })

  it('sent again under its key answers the same, and under another is used', async () => {
    const [fan, code, key] = [await stage.fan(), next(), randomUUID()]
    const before = await coins(fan)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => apply(fan, code, other, key)))
    for (const each of answers) expect(each).toMatchObject(done)
    expect(await apply(fan, code, other, key)).toMatchObject(done)
    expect(await apply(fan, code)).toEqual(refused('USED'))
    expect(await coins(fan)).toBe(before + 100)
    await expect(apply(fan, next(), other, key)).rejects.toThrow('something else')
  })

  it('that is unknown and one of another campaign are told alike; what is over only to who has one', async () => {
    const [fan, code] = [await stage.fan(), next()]
    expect(await apply(fan, guess(1))).toEqual(refused('NO_SUCH_CODE'))
    expect(await apply(fan, code, page)).toEqual(refused('NO_SUCH_CODE'))
    const close = (closesAt: Date) =>
      stage.db.update(campaignCodePage).set({ closesAt }).where(eq(campaignCodePage.id, other.id))
    await close(stage.as(null).now())
    stage.pass(60)
    expect(await apply(fan, guess(2))).toEqual(refused('NO_SUCH_CODE'))
    expect(await apply(fan, code)).toEqual(refused('ENDED'))
    expect(await openPages(stage.as(null), stage.communityId)).toHaveLength(1)
    await close(other.closesAt)
    stage.pass(60)
    expect(await apply(fan, code)).toMatchObject(done)
  })

  it('of a campaign of one each is not taken from who had one, and stays whole', async () => {
    const fan = await stage.fan()
    const [first, second] = await make(page.identifier, 2)
    expect(await apply(fan, first!, page)).toMatchObject(done)
    expect(await apply(fan, second!, page)).toEqual(refused('LIMIT'))
    const [another, before] = [await stage.fan(), await coins(fan)]
    expect(await apply(another, second!, page)).toMatchObject(done)
    expect(await coins(fan)).toBe(before)
  })

  it('for several is used once by each of them', async () => {
    const [shared] = await make('many', 1, 2)
    const fans = await Promise.all([1, 2, 3].map(() => stage.fan()))
    expect(await apply(fans[0]!, shared!)).toMatchObject(done)
    expect(await apply(fans[0]!, shared!)).toEqual(refused('USED'))
    expect(await apply(fans[1]!, shared!)).toMatchObject(done)
    expect(await apply(fans[2]!, shared!)).toEqual(refused('USED'))
  })

  it('that can’t be one, of a guest, of nobody’s page is refused', async () => {
    const fan = await stage.fan()
    for (const typed of [
      '',
      'よみがな',
      guess(1).slice(1),
      `${guess(1).slice(0, 12)}?`,
      '0'.repeat(1e6),
    ])
      expect(await apply(fan, typed)).toEqual(refused('INVALID'))
    expect(await apply(null, guess(1))).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await apply(await stage.fan({ hasJoined: false }), guess(1))).toMatchObject({
      __typename: 'NotJoinedError',
    })
    for (const id of ['', 'campaigncodepage_x', stage.communityId, '__proto__'])
      expect(await apply(fan, guess(1), { ...other, id })).toMatchObject({
        __typename: 'NotFoundError',
      })
    expect(await pageNamed(stage.as(fan), stage.communityId, '__proto__')).toBeNull()
  })
})

describe('guessing', () => {
  it('ends after five in ten minutes and twenty in a day, and says until when', async () => {
    const fan = await stage.fan()
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => apply(fan, guess(round * 10 + at))),
      )
      const names = answers.map((each) => ('code' in each ? each.code : each.__typename))
      expect(names.filter((name) => name === 'NO_SUCH_CODE')).toHaveLength(5)
      expect(names.filter((name) => name === 'RateLimitedError')).toHaveLength(5)
      stage.pass(601)
    }
    const right = next()
    const answer = await apply(fan, right)
    expect(answer).toMatchObject({ __typename: 'RateLimitedError' })
    stage.pass(24 * 60 * 60)
    expect(await apply(fan, right)).toMatchObject(done)
  })

  it('is not what who has many codes does', async () => {
    const fan = await stage.fan()
    for (let at = 0; at < 12; at += 1) expect(await apply(fan, next())).toMatchObject(done)
  })
})

it('codes are made within their budget, and nobody can tell them from the table', async () => {
  const made = await make('many', 3)
  for (const code of made) expect(printCode(readCode(code)!)).toBe(code)
  const rows = await stage.db.select().from(campaignCode)
  const stored = JSON.stringify(rows)
  for (const code of made) expect(stored).not.toContain(readCode(code)!)
  await expect(make('many', 20_000)).rejects.toThrow('are left')
  await expect(make('no-such', 1)).rejects.toThrow('no campaign')
})

it('keeps its promises, and an audit sees where one is broken', async () => {
  const broken = async () =>
    (await audit(stage.ownerUrl, invariants)).map(({ violations }) => violations.length)
  expect(await broken()).toEqual([0, 0])
  await stage.db.update(campaignCode).set({ uses: 1 }).where(eq(campaignCode.uses, 0))
  expect((await broken())[1]).toBeGreaterThan(0)
})
