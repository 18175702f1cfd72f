import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { runDueJobs } from '../../platform/jobs/testing.ts'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { mailboxOf } from '../user/testing.ts'
import { user } from '../user/tables.ts'
import { noticeExpiring } from './notices.ts'
import { grant, spend, type GrantedLot } from './service.ts'
import { viewerCoinWallet } from './wallet.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let context: JobContext
beforeAll(async () => {
  stage = await openCommunity()
  context = { ...stage.as(null), signal: new AbortController().signal }
})
afterAll(() => stage.close())
// Noon of a day in Japan, and a while after all that earlier tests gave.
beforeEach(() => stage.pass(400 * day))

const day = 24 * 60 * 60
const free = { asset: 'COIN', class: 'FREE' } as const
const paid = { asset: 'COIN', class: 'PAID' } as const

async function fanWith(
  lots: Omit<GrantedLot, 'ownerId'>[],
  language: 'ja' | 'en' = 'ja',
): Promise<{ fan: string; mails: Awaited<ReturnType<typeof mailboxOf>> }> {
  const fan = await stage.fan({ hasJoined: false })
  const mails = await mailboxOf(stage.db, fan, context.now(), language)
  await give(fan, lots)
  return { fan, mails }
}

async function give(fan: string, lots: Omit<GrantedLot, 'ownerId'>[]): Promise<void> {
  await stage.db.transaction((transaction) =>
    grant(transaction, {
      key: newId('transfer'),
      reason: 'SUPPORT',
      at: context.now(),
      lots: lots.map((lot) => ({ ...lot, ownerId: fan })),
    }),
  )
}

/** So many mornings, one after another. */
async function mornings(count: number): Promise<void> {
  for (let each = 0; each < count; each++) {
    stage.pass(day)
    await noticeExpiring(context)
    await runDueJobs(stage.queue, context)
  }
}

describe('a fan whose coins expire', () => {
  it('is told 30, 7 and 1 day before, once each, however often the job runs', async () => {
    const { mails } = await fanWith([{ ...free, amount: 120, expiry: { afterDays: 40 } }])
    const told: number[] = []
    let letter: { subject: string; body: string } | undefined
    for (let left = 39; left >= 0; left--) {
      const known = new Set((await mails()).map(({ id }) => id))
      stage.pass(day)
      await Promise.all([noticeExpiring(context), noticeExpiring(context)])
      await runDueJobs(stage.queue, context)
      await noticeExpiring(context)
      await runDueJobs(stage.queue, context)
      const news = (await mails()).filter(({ id }) => !known.has(id))
      told.push(...news.map(() => left))
      letter ??= news[0]
    }
    expect(told).toEqual([30, 7, 1])
    expect(letter?.subject).toContain('コインの期限')
    expect(letter?.body).toContain('無償120枚')
    expect(letter?.body).toContain('23:59')
  })

  it('is told in their language, of what is left then, in one mail a morning', async () => {
    const { fan, mails } = await fanWith(
      [
        { ...free, amount: 100, expiry: { afterDays: 8 } },
        { ...paid, amount: 300, expiry: { afterDays: 30 } },
        { ...paid, amount: 7, expiry: { afterDays: 60 } },
      ],
      'en',
    )
    await stage.db.transaction((transaction) =>
      spend(transaction, {
        key: newId('transfer'),
        reason: 'STORE_ORDER',
        at: context.now(),
        ownerId: fan,
        asset: 'COIN',
        amount: 40,
      }),
    )
    await mornings(1)
    const [only, ...more] = await mails()
    expect(more).toEqual([])
    expect(only!.body).toMatch(/60 free\n.*300 paid/)
    expect(only!.body).toContain('/en/store/community-coins/paid')
    expect(only!.body).not.toContain('7 paid')
  })

  it('is told by a later morning where none ran on that day', async () => {
    const { mails } = await fanWith([{ ...paid, amount: 10, expiry: { afterDays: 9 } }])
    stage.pass(3 * day)
    await mornings(1)
    expect(await mails()).toHaveLength(1)
    await mornings(1)
    expect(await mails()).toHaveLength(1)
  })

  it('is told nothing of what they have spent, or never had', async () => {
    const { fan, mails } = await fanWith([{ ...paid, amount: 10, expiry: { afterDays: 8 } }])
    const nobody = await fanWith([{ ...paid, amount: 10, expiry: 'NEVER' }])
    await stage.db.transaction((transaction) =>
      spend(transaction, {
        key: newId('transfer'),
        reason: 'STORE_ORDER',
        at: context.now(),
        ownerId: fan,
        asset: 'COIN',
        amount: 10,
      }),
    )
    await mornings(9)
    expect(await mails()).toEqual([])
    expect(await nobody.mails()).toEqual([])
  })

  it('reads on the wallet how many days are left, by the days of Japan', async () => {
    const { fan } = await fanWith([
      { ...free, amount: 1, expiry: { afterDays: 0.1 } },
      { ...paid, amount: 1, expiry: { afterDays: 1 } },
      { ...free, amount: 1, expiry: { afterDays: 7 } },
    ])
    const wallet = await viewerCoinWallet(stage.as(fan))
    expect(wallet!.expiring.map(({ daysLeft }) => daysLeft)).toEqual([0, 1, 7])
  })

  it('who has left or is kept out is not written to', async () => {
    const { mails } = await fanWith([{ ...paid, amount: 10, expiry: { afterDays: 8 } }])
    await stage.db.update(user).set({ status: 'disabled' })
    await mornings(2)
    expect(await mails()).toEqual([])
    await stage.db.update(user).set({ status: 'active' })
  })
})
