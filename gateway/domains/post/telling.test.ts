import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mostPostsToldAnHour } from '#rules/notification.ts'
import { newId } from '../../platform/ids.ts'
import { chooseOshi } from '../community/choosing.ts'
import { membership } from '../community/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { muteUser } from '../mute/service.ts'
import {
  actorsOf,
  notificationsOf,
  postOf,
  setNotificationKind,
  unreadCountOf,
} from '../notification/reading.ts'
import { notification } from '../notification/tables.ts'
import { newReferralCode } from '../user/referral.ts'
import { user } from '../user/tables.ts'
import { tellOfPost } from './telling.ts'
import { postTelling } from './tables.ts'
import { createPost, deletePost } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let her: { userId: string; talentId: string }
let other: { userId: string; talentId: string }
beforeAll(async () => {
  stage = await openCommunity()
  const place = { userId: membership.userId, talentId: membership.oshiId }
  const rows = await stage.db.select(place).from(membership).where(eq(membership.role, 'TALENT'))
  ;[her, other] = rows as [typeof her, typeof other]
})
afterAll(() => stage.close())
// What was told before bounds nothing here, and what was still to be told is.
beforeEach(async () => {
  await stage.runJobs()
  stage.pass(2 * 60 * 60)
})

async function write(by: string) {
  stage.pass(10)
  const said = {
    communityId: stage.communityId,
    text: '今夜の時報です',
    idempotencyKey: randomUUID(),
  }
  const made = await createPost(stage.as(by), said)
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node
}
async function fanOf({ talentId }: { talentId: string }) {
  const fan = await stage.fan()
  await chooseOshi(stage.as(fan), stage.communityId, talentId)
  return fan
}
/** Of which posts of an oshi's a fan is shown that they are told, the latest first. */
async function toldTo(fan: string) {
  const page = { side: 'after', key: undefined, size: 20 } as const
  const rows = await notificationsOf(stage.as(fan), { fanId: fan }, page)
  return rows.filter(({ kind }) => kind === 'OSHI_POST').map(({ subjectId }) => subjectId)
}
const unread = (fan: string) => unreadCountOf(stage.as(fan), { fanId: fan })
const noted = (postId: string) =>
  stage.db.$count(
    notification,
    and(eq(notification.kind, 'OSHI_POST'), eq(notification.subjectId, postId)),
  )
/** So many who have chosen her, written straight down. */
async function crowd(size: number) {
  const [like] = await stage.db.select().from(user).limit(1)
  const { communityId } = stage
  const ids = Array.from({ length: size }, () => newId('user'))
  const at = stage.as(null).now()
  await stage.db
    .insert(user)
    .values(ids.map((id) => ({ ...like!, id, phoneNumber: null, referralCode: newReferralCode() })))
  await stage.db.insert(membership).values(
    ids.map((userId) => ({
      communityId,
      userId,
      id: newId('membership'),
      role: 'MEMBER' as const,
      oshiId: her.talentId,
      joinedAt: at,
    })),
  )
}
const allOf = ({ talentId }: { talentId: string }) =>
  stage.db.$count(membership, and(eq(membership.oshiId, talentId), eq(membership.role, 'MEMBER')))

it('tells those whose oshi has posted, and nobody else', async () => {
  const [fan, others, none] = [await fanOf(her), await fanOf(other), await stage.fan()]
  const left = await fanOf(her)
  await stage.leave(left)
  const { id } = await write(her.userId)
  expect(await toldTo(fan)).toEqual([])
  await stage.runJobs()
  expect(await toldTo(fan)).toEqual([id])
  for (const nobody of [others, none, left, her.userId]) expect(await toldTo(nobody)).toEqual([])
  const page = { side: 'after', key: undefined, size: 1 } as const
  const [row] = await notificationsOf(stage.as(fan), { fanId: fan }, page)
  expect(await actorsOf(stage.as(fan), row!)).toMatchObject([{ id: her.userId }])
  expect(await postOf(stage.as(fan), row!)).toMatchObject({ id })
  expect(await unread(fan)).toBe(1)
  expect(await noted(id)).toBe(await allOf(her))
})

it('tells of no fan’s post', async () => {
  const author = await fanOf(her)
  const { id } = await write(author)
  await stage.runJobs()
  expect(await noted(id)).toBe(0)
  expect(await stage.db.$count(postTelling, eq(postTelling.postId, id))).toBe(0)
})

it('costs whoever posts the same, however many they are', async () => {
  await write(her.userId)
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const countOf = async () => {
    stage.pass(2 * 60 * 60)
    sent.mockClear()
    await write(her.userId)
    return sent.mock.calls.length
  }
  const before = await countOf()
  await crowd(500)
  expect(await countOf()).toBe(before)
  sent.mockRestore()
})

it('tells a few an hour of one who is talkative', async () => {
  const fan = await fanOf(her)
  const posts = []
  for (let at = 0; at <= mostPostsToldAnHour; at += 1) posts.push((await write(her.userId)).id)
  stage.pass(60 * 60)
  posts.push((await write(her.userId)).id)
  await stage.runJobs()
  const told = posts.filter((_, at) => at !== mostPostsToldAnHour)
  expect(await toldTo(fan)).toEqual(expect.arrayContaining(told))
  expect(await toldTo(fan)).toHaveLength(told.length)
  // What is deleted is not told of anew by another.
  stage.pass(2 * 60 * 60)
  for (let at = 0; at < mostPostsToldAnHour; at += 1) {
    const { id } = await write(her.userId)
    await deletePost(stage.as(her.userId), { postId: id, isDeleted: true })
  }
  stage.pass(2 * 60)
  const { id } = await write(her.userId)
  await stage.runJobs()
  expect(await toldTo(fan)).not.toContain(id)
})

it('shows nothing of a post that is gone, and shows it again where it comes back', async () => {
  const fan = await fanOf(her)
  const { id: postId } = await write(her.userId)
  await deletePost(stage.as(her.userId), { postId, isDeleted: true })
  await stage.runJobs()
  expect([await toldTo(fan), await unread(fan)]).toEqual([[], 0])
  await deletePost(stage.as(her.userId), { postId, isDeleted: false })
  expect([await toldTo(fan), await unread(fan)]).toEqual([[postId], 1])
  await deletePost(stage.as(her.userId), { postId, isDeleted: true })
  stage.pass(2 * 60)
  await stage.runJobs()
  expect([await toldTo(fan), await unread(fan)]).toEqual([[], 0])
})

it('is silent where one keeps the other away, and where the kind is off', async () => {
  const [muting, blocking, blocked, off] = await Promise.all([1, 2, 3, 4].map(() => fanOf(her)))
  await muteUser(stage.as(muting!), { userId: her.userId, mute: 'MUTED' })
  await muteUser(stage.as(blocking!), { userId: her.userId, mute: 'BLOCKED' })
  await muteUser(stage.as(her.userId), { userId: blocked!, mute: 'BLOCKED' })
  await setNotificationKind(stage.as(off!), { kind: 'OSHI_POST', isOn: false })
  const { id } = await write(her.userId)
  await stage.runJobs()
  for (const fan of [muting!, blocking!, blocked!, off!])
    expect([await toldTo(fan), await unread(fan)]).toEqual([[], 0])
  await setNotificationKind(stage.as(off!), { kind: 'OSHI_POST', isOn: true })
  expect(await toldTo(off!)).toEqual([id])
})

/** A process that tells of a post, and how it ended: by its own kill after `dies` transactions, or as it should. */
async function tellElsewhere(postId: string, most: number, dies: number) {
  const file = new URL('testing.killed.ts', import.meta.url).pathname
  const told = [file, stage.appUrl, postId, String(most), String(dies)]
  const child = spawn(process.execPath, told, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, string | null]
  return killedBy ?? code
}

it('tells each once, killed in between, by two at once and again, and goes on where it was', async () => {
  await crowd(60)
  const size = await allOf(her)
  const { id } = await write(her.userId)
  const most = Math.ceil(size / 10)
  expect(await tellElsewhere(id, most, 3)).toBe('SIGKILL')
  expect(await noted(id)).toBe(3 * most)
  const [telling] = await stage.db.select().from(postTelling).where(eq(postTelling.postId, id))
  expect(telling!.toldTo).toMatch(/^user_/)
  expect(await Promise.all([tellElsewhere(id, most, 0), tellElsewhere(id, most, 0)])).toEqual([
    0, 0,
  ])
  expect(await noted(id)).toBe(size)
  // The job that was enqueued with the post, and once more.
  await stage.runJobs()
  await tellOfPost({ db: stage.db, signal: new AbortController().signal }, id)
  expect(await noted(id)).toBe(size)
})

it('stops between two of its steps where the gateway does, and leaves the rest to the next', async () => {
  const size = await allOf(her)
  const { id } = await write(her.userId)
  const stopped = AbortSignal.abort()
  await expect(tellOfPost({ db: stage.db, signal: stopped }, id, 7)).rejects.toThrow()
  expect(await noted(id)).toBe(0)
  await stage.runJobs()
  expect(await noted(id)).toBe(size)
})
