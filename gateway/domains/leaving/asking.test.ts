import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { realGoodsDelivery } from '../delivery/tables.ts'
import { payment, paymentAttempt, paymentRefund } from '../payments/tables.ts'
import { storeItem } from '../store/tables.ts'
import { subscription } from '../subscription/tables.ts'
import { loadUser } from '../user/service.ts'
import { leaving } from './tables.ts'
import { cancelAccountDeletion, deleteAccount, viewerDeletion, viewerObstacles } from './service.ts'
import { day, destinationOf, openLeaving } from './testing.ts'

let scene: Awaited<ReturnType<typeof openLeaving>>
beforeAll(async () => {
  scene = await openLeaving()
})
afterAll(() => scene.stage.close())

describe('asking to leave', () => {
  it('begins 14 days, tells the fan by mail, and changes nothing else', async () => {
    const { as, ask, newFan, runJobs, mailsTo } = scene
    const { userId, email } = await newFan('asker')
    expect(await ask(userId)).toMatchObject({ __typename: 'DeleteAccountSuccess' })
    const deletion = (await viewerDeletion(as(userId)))!
    expect(deletion.endsAt.getTime() - deletion.requestedAt.getTime()).toBe(14 * day * 1000)
    await runJobs()
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail!.subject).toContain('退会のお申し込み')
    expect(mail!.body).toContain('/settings/personal-info/delete-account')
    expect(await loadUser(as(null), userId)).toMatchObject({ displayName: 'asker' })
  })

  it('asks once by a key, however often and beside itself, and mails once', async () => {
    const { stage, newKey, ask, newFan, mailsTo } = scene
    const { userId, email } = await newFan('repeater')
    const key = newKey()
    await Promise.all([ask(userId, key), ask(userId, key), ask(userId)])
    await ask(userId, key)
    await stage.runJobs()
    expect(await stage.db.select().from(leaving).where(eq(leaving.userId, userId))).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('does not begin again by a key of before the fan changed their mind', async () => {
    const { newKey, as, ask, newFan } = scene
    const { userId } = await newFan('undecided')
    const key = newKey()
    await ask(userId, key)
    await cancelAccountDeletion(as(userId))
    expect(await ask(userId, key)).toEqual({
      __typename: 'DeleteAccountSuccess',
      accountDeletion: null,
    })
    expect(await ask(userId)).toMatchObject({ accountDeletion: { id: `leaving:${userId}` } })
  })

  it('wants a recent sign-in, and somebody who is signed in', async () => {
    const { newKey, as, newFan } = scene
    const { userId } = await newFan('stale')
    const stale = { ...as(userId), signedInAt: new Date(as(null).now().getTime() - 6 * 60_000) }
    expect(await deleteAccount(stale, { idempotencyKey: newKey() })).toEqual({
      __typename: 'RequiresRecentLoginError',
    })
    expect(await viewerDeletion(as(userId))).toBeNull()
    expect(await deleteAccount(as(null), { idempotencyKey: newKey() })).toEqual({
      __typename: 'UnauthenticatedError',
    })
  })

  it('is refused while something stands against it, and names it to nobody else', async () => {
    const { stage, as, ask, newFan } = scene
    const { userId } = await newFan('buyer')
    const now = as(null).now()
    await stage.db.insert(paymentAttempt).values({
      id: 'paymentattempt_1',
      fanId: userId,
      subjectId: 's',
      amountYen: 500,
      details: {},
      ...({ subjectKind: 'CHECKOUT', method: 'KONBINI', state: 'PENDING' } as const),
      payBy: now,
      endsAt: now,
      nextLookAt: now,
      createdAt: now,
    })
    await stage.db.insert(realGoodsDelivery).values({
      id: 'realgoodsdelivery_1',
      fanId: userId,
      lines: [],
      state: 'PREPARING',
      destination: destinationOf('buyer'),
      openedAt: now,
    })
    const [item] = await stage.db.select().from(storeItem).limit(1)
    await stage.db.insert(subscription).values({
      id: 'subscription_1',
      fanId: userId,
      communityId: stage.communityId,
      ...({ itemId: item!.id, state: 'ACTIVE', anchorDay: 1, priceYen: 500, period: 1 } as const),
      periodStart: now,
      periodEnd: new Date(now.getTime() + 1),
      nextLookAt: now,
      startedAt: now,
    })
    expect(await viewerObstacles(as(userId))).toEqual([
      'UNPAID_ORDER',
      'GOODS_ON_THEIR_WAY',
      'RUNNING_SUBSCRIPTION',
    ])
    expect(await viewerObstacles(as((await newFan('other')).userId))).toEqual([])
    expect(await ask(userId)).toEqual({ __typename: 'AccountDeletionObstacleError' })
    expect(await viewerDeletion(as(userId))).toBeNull()
  })
})

describe('yen that could not be sent back', () => {
  it('stand against leaving until as much has gone another way', async () => {
    const { stage, as, newFan } = scene
    const { userId } = await newFan('owed')
    const now = as(null).now()
    await stage.db.insert(paymentAttempt).values({
      id: 'paymentattempt_owed',
      fanId: userId,
      subjectId: 'owed',
      amountYen: 500,
      ...({ subjectKind: 'CHECKOUT', method: 'CARD', state: 'CAPTURED', details: {} } as const),
      payBy: now,
      endsAt: now,
      nextLookAt: now,
      createdAt: now,
      settledAt: now,
    })
    await stage.db.insert(payment).values({
      id: 'payment_owed',
      attemptId: 'paymentattempt_owed',
      providerId: 'owed',
      ...({ amountYen: 500, became: 'ORDER', capturedAt: now } as const),
    })
    const refund = (id: string, amountYen: number, state: 'FAILED' | 'DONE', seconds: number) => ({
      ...({ id, paymentId: 'payment_owed', amountYen, reason: 'SUPPORT', state } as const),
      createdAt: new Date(now.getTime() + seconds * 1000),
      nextLookAt: now,
    })
    await stage.db.insert(paymentRefund).values(refund('refund_owed', 500, 'FAILED', 0))
    expect(await viewerObstacles(as(userId))).toEqual(['REFUND_UNDER_WAY'])
    await stage.db.insert(paymentRefund).values(refund('refund_part', 200, 'DONE', 1))
    expect(await viewerObstacles(as(userId))).toEqual(['REFUND_UNDER_WAY'])
    await stage.db.insert(paymentRefund).values(refund('refund_rest', 300, 'DONE', 2))
    expect(await viewerObstacles(as(userId))).toEqual([])
    // One that went settles no second one that did not.
    await stage.db.insert(paymentRefund).values(refund('refund_more', 100, 'FAILED', 3))
    expect(await viewerObstacles(as(userId))).toEqual(['REFUND_UNDER_WAY'])
  })
})

describe('undoing it', () => {
  it('keeps the account beyond the 14 days', async () => {
    const { stage, as, ask, newFan, runJobs } = scene
    const { userId } = await newFan('stayer')
    await ask(userId)
    stage.pass(13 * day)
    expect(await cancelAccountDeletion(as(userId))).toMatchObject({ accountDeletion: null })
    expect(await viewerDeletion(as(userId))).toBeNull()
    stage.pass(2 * day)
    await runJobs()
    expect(await loadUser(as(null), userId)).toMatchObject({ displayName: 'stayer' })
  })
})
