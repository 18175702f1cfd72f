import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { stampToday } from '../check-in/service.ts'
import { balancesOf } from '../ledger/service.ts'
import { muteUser } from '../mute/service.ts'
import { user } from '../user/tables.ts'
import { invariants } from './invariants.ts'
import {
  enterableUntil,
  enterCode,
  invitationOf,
  invitedBy,
  nameable,
  referralOf,
} from './service.ts'
import { settleReferrals } from './settling.ts'
import { referralReward } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const daySeconds = 24 * 60 * 60
let phones = 0

const bookOf = async (fan: string) => (await referralOf(stage.as(fan)))!
const codeOf = async (fan: string) => (await bookOf(fan)).code
const coins = async (fan: string) =>
  (await balancesOf(stage.db, fan, stage.as(null).now())).get('COIN')?.free ?? 0
const settle = () => settleReferrals({ ...stage.as(null), signal: new AbortController().signal })
const prove = (fan: string) =>
  stage.db
    .update(user)
    .set({ phoneNumber: `+8190${String((phones += 1)).padStart(8, '0')}` })
    .where(eq(user.id, fan))

async function stamp(fans: readonly string[], days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    for (const fan of fans) await stampToday(stage.as(fan), { communityId: stage.communityId })
    stage.pass(daySeconds)
  }
}

/** What an invitation brought so far, beside the stamps. */
async function gained(fan: string, work: () => Promise<unknown>): Promise<number> {
  const before = await coins(fan)
  await work()
  return (await coins(fan)) - before
}

describe('an invitation', () => {
  it('brings both 300 coins, once, after the third day and a proven number, not before', async () => {
    const [host, guest] = [await stage.fan(), await stage.fan()]
    expect(await enterCode(stage.as(guest), await codeOf(host))).toMatchObject({
      __typename: 'EnterReferralCodeSuccess',
    })
    await stamp([guest], 2)
    await prove(guest)
    expect(await gained(host, settle)).toBe(0)
    await stamp([guest], 1)
    await stage.db.update(user).set({ phoneNumber: null }).where(eq(user.id, guest))
    expect(await gained(host, settle)).toBe(0)
    const book = await bookOf(guest)
    expect(await invitationOf(stage.as(guest), book)).toMatchObject({
      stampedDays: 3,
      hasPhoneNumber: false,
      receivedAt: null,
    })
    await prove(guest)
    const before = await coins(guest)
    expect(await gained(host, () => Promise.all([settle(), settle(), settle()]))).toBe(300)
    expect(await coins(guest)).toBe(before + 300)
    expect(await gained(host, settle)).toBe(0)
    expect(await invitationOf(stage.as(guest), book)).toMatchObject({
      receivedAt: stage.as(null).now(),
    })
  })

  it('brings its host something ten times at most, and who is kept out nothing', async () => {
    const host = await stage.fan()
    const guests = await Promise.all(Array.from({ length: 11 }, () => stage.fan()))
    const code = await codeOf(host)
    const answers = await Promise.all(guests.map((fan) => enterCode(stage.as(fan), code)))
    const used = answers.filter((each) => each.__typename === 'InviteCodeAlreadyUsedError')
    expect(used).toHaveLength(1)
    await Promise.all(guests.map(prove))
    await stamp(guests, 3)
    expect(await gained(host, () => Promise.all([settle(), settle()]))).toBe(3_000)

    const [shut, guest] = [await stage.fan(), await stage.fan()]
    await enterCode(stage.as(guest), await codeOf(shut))
    await prove(guest)
    await stamp([guest], 3)
    await stage.db.update(user).set({ status: 'disabled' }).where(eq(user.id, shut))
    expect(await gained(guest, settle)).toBe(300)
    expect(await coins(shut)).toBe(await coins(await stage.fan()))
    const broken = async () =>
      (await audit(stage.ownerUrl, invariants)).map(({ violations }) => violations.length)
    expect(await broken()).toEqual([0, 0])
    await stage.db
      .update(referralReward)
      .set({ isReferrerPaid: true })
      .where(eq(referralReward.userId, guest))
    expect(await broken()).toEqual([1, 0])
  })
})

describe('a code that is entered', () => {
  it.each(['', 'ABC', 'よみがな', 'ABCDEFGU', '0'.repeat(1e5)])('%.8s is none', async (typed) => {
    expect(await enterCode(stage.as(await stage.fan()), typed)).toEqual({
      __typename: 'InviteCodeInvalidError',
      field: 'code',
    })
  })

  it('is not one’s own, unknown, a second one, or too late', async () => {
    const [host, fan] = [await stage.fan(), await stage.fan()]
    const enter = async (who: string | null, code: string) =>
      (await enterCode(stage.as(who), code)).__typename
    expect(await enter(null, await codeOf(host))).toBe('UnauthenticatedError')
    expect(await enter(fan, await codeOf(fan))).toBe('InviteCodeOwnError')
    expect(await enter(fan, 'ZZZZZZZZ')).toBe('InviteCodeNotFoundError')
    expect(await enterableUntil(stage.as(fan), await bookOf(fan))).not.toBeNull()
    expect(await enter(fan, ` ${(await codeOf(host)).toLowerCase()}`)).toBe(
      'EnterReferralCodeSuccess',
    )
    expect(await enterableUntil(stage.as(fan), await bookOf(fan))).toBeNull()
    expect(await enter(fan, await codeOf(host))).toBe('AuthorityAlreadyInvitedError')
    const late = await stage.fan()
    stage.pass(7 * daySeconds + 1)
    expect(await enter(late, await codeOf(host))).toBe('InviteCodeTooLateError')
    expect(await enterableUntil(stage.as(late), await bookOf(late))).toBeNull()
  })

  it('may be guessed ten times a day', async () => {
    const fan = await stage.fan()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        enterCode(stage.as(fan), `ZZZZZZ${String(at).padStart(2, '0')}`),
      ),
    )
    expect(answers.filter((each) => each.__typename === 'RateLimitedError')).toHaveLength(2)
  })
})

it('names a grown-up who came, and nobody who blocks or is blocked', async () => {
  const [host, grown, young, unknown] = await Promise.all([1, 2, 3, 4].map(() => stage.fan()))
  const born = (fan: string, birthDate: string) =>
    stage.db.update(user).set({ birthDate }).where(eq(user.id, fan))
  await born(grown!, '2000-04-01')
  await born(young!, '2012-04-01')
  for (const fan of [grown!, young!, unknown!]) await enterCode(stage.as(fan), await codeOf(host!))
  const names = async () => {
    const context = stage.as(host!)
    const invited = await invitedBy(context, await bookOf(host!))
    return (await Promise.all(invited.map((each) => nameable(context, each)))).flatMap((each) =>
      each ? [each.id] : [],
    )
  }
  expect(await invitedBy(stage.as(host!), await bookOf(host!))).toHaveLength(3)
  expect(await names()).toEqual([grown])
  await muteUser(stage.as(grown!), { userId: host!, mute: 'BLOCKED' })
  expect(await names()).toEqual([])
  expect(await referralOf(stage.as(null))).toBeNull()
})
