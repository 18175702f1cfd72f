import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personal } from '../../personal.generated.ts'
import { signIn } from '../../platform/identity/tables.ts'
import { message } from '../chat/tables.ts'
import { community, membership } from '../community/tables.ts'
import { deliveryAddress, realGoodsDelivery } from '../delivery/tables.ts'
import { createPost } from '../post/writing.ts'
import { post, postDraft } from '../post/tables.ts'
import { follow } from '../follow/tables.ts'
import { loadUser } from '../user/service.ts'
import { user } from '../user/tables.ts'
import { leaving } from './tables.ts'
import { leavingJobs, viewerDeletion } from './service.ts'
import { day, destinationOf, openLeaving } from './testing.ts'

let scene: Awaited<ReturnType<typeof openLeaving>>
beforeAll(async () => {
  scene = await openLeaving()
})
afterAll(() => scene.stage.close())

describe('having left', () => {
  it('leaves what others read, and no word of the person anywhere', async () => {
    const { stage, newKey, as, ask, newFan, runJobs, whereStands, mailsTo } = scene
    const name = 'ひかりのこと'
    const { userId, email, phoneNumber, birthDate } = await newFan(name)
    const { userId: friend } = await newFan('friend')
    const now = as(null).now()
    await createPost(as(userId), {
      communityId: stage.communityId,
      text: '最後の投稿',
      idempotencyKey: newKey(),
    })
    await stage.db.insert(postDraft).values({
      id: 'postdraft_1',
      communityId: stage.communityId,
      fanId: userId,
      key: 'k',
      text: 'まだ誰にも見せていない',
      savedAt: now,
    })
    await stage.db.insert(deliveryAddress).values({
      id: 'deliveryaddress_1',
      fanId: userId,
      destination: destinationOf(name),
      usedAt: now,
    })
    await stage.db.insert(realGoodsDelivery).values({
      id: 'realgoodsdelivery_2',
      fanId: userId,
      lines: [],
      state: 'DELIVERED',
      destination: destinationOf(name),
      openedAt: now,
      deliveredAt: now,
    })
    await stage.db.insert(follow).values([
      {
        communityId: stage.communityId,
        fanId: userId,
        userId: friend,
        id: 'follow_1',
        followedAt: now,
      },
      { communityId: stage.communityId, fanId: friend, userId, id: 'follow_2', followedAt: now },
    ])
    const channelId = stage.channelId('lobby')
    const seq = (await stage.lastSeq(channelId)) + 1_000
    await stage.db.insert(message).values({
      channelId,
      seq,
      rev: seq,
      id: 'message_left',
      authorId: userId,
      text: '楽しかった',
      images: [],
      reactions: {} as never,
      idempotencyKey: 'k',
      sentAt: now,
    })
    const members = async () => (await stage.db.select().from(community))[0]!.memberCount
    const before = await members()
    await ask(userId)
    stage.pass(14 * day)
    await runJobs()

    for (const trace of [name, phoneNumber, `hash of ${name}`, birthDate, 'まだ誰にも'])
      expect([trace, await whereStands(trace)]).toEqual([
        trace,
        trace === name ? ['inbox_message'] : [],
      ])
    expect(await loadUser(as(null), userId)).toBeNull()
    expect(await members()).toBe(before - 1)
    for (const table of [membership, follow, signIn])
      expect(
        await stage.db
          .select()
          .from(table as PgTable)
          .where(sql`${userId} in (user_id)`),
      ).toEqual([])
    expect(await stage.db.select().from(post).where(eq(post.authorId, userId))).toMatchObject([
      { text: '最後の投稿' },
    ])
    expect(
      await stage.db.select().from(message).where(eq(message.id, 'message_left')),
    ).toMatchObject([{ text: '楽しかった', authorId: userId }])
    const mails = await mailsTo(email)
    expect(mails.at(-1)!.subject).toContain('退会の手続きが終わりました')
    expect(await stage.as(null).identity.findUserIdByEmail('ouen', email)).toBeNull()
  })

  it('is all done or not at all, wherever it breaks off, and done again changes nothing', async () => {
    const { stage, as, ask, newFan, runJobs, whereStands, mailsTo } = scene
    const { userId, email } = await newFan('broken')
    await ask(userId)
    await stage.runJobs()
    stage.pass(14 * day)
    const standing = await whereStands('broken@example.com')
    const failing = {
      ...stage.as(null).jobs,
      enqueue: () => Promise.reject(new Error('the process dies')),
    }
    await expect(runJobs({ jobs: failing })).rejects.toThrow('the process dies')
    expect(await whereStands('broken@example.com')).toEqual(standing)
    expect(await loadUser(as(null), userId)).toMatchObject({ displayName: 'broken' })

    await Promise.all([runJobs(), runJobs()])
    const [row] = await stage.db.select().from(leaving).where(eq(leaving.userId, userId))
    expect(row).toMatchObject({ farewell: null })
    expect(row!.doneAt).not.toBeNull()
    const { sayFarewell } = leavingJobs(personal)
    const context = { ...stage.as(null), signal: new AbortController().signal }
    await sayFarewell!.run(context, { leavingId: row!.id })
    await runJobs()
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await whereStands('hash of broken')).toEqual([])
  })

  it('says good-bye again where the mail could not be sent, and knows the address no longer than that', async () => {
    const { stage, ask, newFan, mailsTo } = scene
    const { userId, email } = await newFan('unreachable')
    await ask(userId)
    await stage.runJobs()
    stage.pass(14 * day)
    const { finishLeavings, sayFarewell } = leavingJobs(personal)
    const context = { ...stage.as(null), signal: new AbortController().signal }
    await finishLeavings!.run(context, null)
    const [row] = await stage.db.select().from(leaving).where(eq(leaving.userId, userId))
    expect(row!.farewell).not.toBeNull()
    expect(row!.farewell!.toString('utf8')).not.toContain(email)
    const messenger = { ...context.messenger, sendMail: () => Promise.reject(new Error('down')) }
    const run = (over: object) => sayFarewell!.run({ ...context, ...over }, { leavingId: row!.id })
    await expect(run({ messenger })).rejects.toThrow('down')
    await run({})
    const [after] = await stage.db.select().from(leaving).where(eq(leaving.userId, userId))
    expect(after!.farewell).toBeNull()
    expect((await mailsTo(email)).at(-1)!.subject).toContain('終わりました')
  })

  it('is put off while something that was begun since then stands against it', async () => {
    const { stage, as, ask, newFan, runJobs } = scene
    const { userId } = await newFan('late buyer')
    await ask(userId)
    stage.pass(14 * day)
    const goods = {
      id: 'realgoodsdelivery_3',
      fanId: userId,
      lines: [],
      destination: destinationOf('late'),
      openedAt: as(null).now(),
    }
    await stage.db.insert(realGoodsDelivery).values({ ...goods, state: 'SHIPPED' })
    await runJobs()
    expect(await loadUser(as(null), userId)).toMatchObject({ displayName: 'late buyer' })
    expect(await viewerDeletion(as(userId))).not.toBeNull()
    await stage.db
      .update(realGoodsDelivery)
      .set({ state: 'DELIVERED' })
      .where(eq(realGoodsDelivery.id, goods.id))
    await runJobs()
    expect(await loadUser(as(null), userId)).toBeNull()
  })

  it('is finished later where provider and mail were away for longer than a job is tried', async () => {
    const { stage, ask, newFan, runJobs, mailsTo } = scene
    const { userId, email } = await newFan('left alone')
    await ask(userId)
    await stage.runJobs()
    stage.pass(14 * day)
    const { finishLeavings } = leavingJobs(personal)
    const context = { ...stage.as(null), signal: new AbortController().signal }
    // Its job is lost.
    const jobs = { ...context.jobs, enqueue: () => Promise.resolve() }
    await finishLeavings!.run({ ...context, jobs }, null)
    await runJobs()
    expect(await mailsTo(email)).toEqual([])
    stage.pass(60 * 60)
    await runJobs()
    expect((await mailsTo(email)).at(-1)!.subject).toContain('終わりました')
  })

  it('is put off for whom operators have blocked: they would shed that by leaving', async () => {
    const { stage, ask, newFan, runJobs, whereStands } = scene
    const { userId } = await newFan('blocked')
    await ask(userId)
    stage.pass(14 * day)
    const stand = (status: 'active' | 'disabled') =>
      stage.db.update(user).set({ status }).where(eq(user.id, userId))
    await stand('disabled')
    await runJobs()
    expect(await whereStands('hash of blocked')).not.toEqual([])
    await stand('active')
    await runJobs()
    expect(await whereStands('hash of blocked')).toEqual([])
  })
})
