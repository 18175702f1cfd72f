import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { penlight } from '#rules/reactions.ts'
import { NotificationKind } from '#schema/enums.generated.ts'
import { newId } from '../../platform/ids.ts'
import { deleteChatMessage } from '../chat/changing.ts'
import { reactToMessage } from '../chat/reacting.ts'
import { createChatMessage } from '../chat/sending.ts'
import { openCommunity } from '../chat/testing.ts'
import { followFan } from '../follow/service.ts'
import { muteUser } from '../mute/service.ts'
import { wavePenlights } from '../penlight/waving.ts'
import { createPost } from '../post/writing.ts'
import {
  actorCountOf,
  actorsOf,
  isUnread,
  kindsOf,
  messageOf,
  notificationsOf,
  postOf,
  readNotifications,
  setNotificationKind,
  unreadCountOf,
} from './reading.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let fan: string
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(60 * 60)
  fan = await stage.fan()
})

const page = (size = 20, key?: string) => ({ side: 'after' as const, key, size })
const told = (size?: number, key?: string) =>
  notificationsOf(stage.as(fan), { fanId: fan }, page(size, key))
const unread = () => unreadCountOf(stage.as(fan), { fanId: fan })
async function say(by: string, replyToId?: string, idempotencyKey: string = randomUUID()) {
  const answer = await createChatMessage(stage.as(by), {
    channelId: stage.channelId('lobby'),
    text: '今夜も',
    idempotencyKey,
    replyToId,
  })
  if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
  return answer.messageEdge.node
}
async function write(by: string) {
  const { communityId } = stage
  const made = await createPost(stage.as(by), {
    communityId,
    text: '灯台の話',
    idempotencyKey: randomUUID(),
  })
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node
}
const react = (by: string, messageId: string, emoji = penlight, isOn = true) =>
  reactToMessage(stage.as(by), { messageId, emoji, isOn })
const light = (by: string, postId: string, count = 1) =>
  wavePenlights(stage.as(by), { subjectId: postId, count })
const follow = (by: string, userId: string, isFollowed = true) =>
  followFan(stage.as(by), { communityId: stage.communityId, userId, isFollowed })
const nameOf = (userId: string) => expect.objectContaining({ id: userId })

it('tells of an answer, a reaction, lights and who follows: the latest first', async () => {
  const other = await stage.fan()
  const { id: messageId } = await say(fan)
  const { id: postId } = await write(fan)
  const { id: replyId } = await say(other, messageId)
  await react(other, messageId)
  await light(other, postId)
  await follow(other, fan)
  const rows = await told()
  expect(rows.map(({ kind }) => kind)).toEqual(['FOLLOW', 'POST_LIKE', 'REACTION', 'REPLY'])
  const [followed, lit, reacted, answered] = rows
  expect(await actorsOf(stage.as(fan), followed!)).toEqual([nameOf(other)])
  expect(await postOf(stage.as(fan), lit!)).toMatchObject({ id: postId })
  expect(await messageOf(stage.as(fan), reacted!)).toMatchObject({ id: messageId })
  expect(await messageOf(stage.as(fan), answered!)).toMatchObject({ id: replyId })
  expect(await unread()).toBe(4)
})

it('tells nobody of what they did themselves', async () => {
  const { id } = await say(fan)
  await say(fan, id)
  await react(fan, id)
  await light(fan, (await write(fan)).id)
  expect(await told()).toEqual([])
})

it('gathers many into one line, and one person counts once, whatever they take back', async () => {
  const { id } = await write(fan)
  const others = await Promise.all(Array.from({ length: 12 }, () => stage.fan()))
  await Promise.all(others.map((other) => light(other, id)))
  const [first] = others
  await light(first!, id, 0)
  await light(first!, id, 3)
  const [group, ...rest] = await told()
  expect(rest).toEqual([])
  expect(await actorCountOf(stage.as(fan), group!)).toBe(12)
  expect(await actorsOf(stage.as(fan), group!)).toHaveLength(3)
  const { id: messageId } = await say(fan)
  await react(first!, messageId, '👏')
  await react(first!, messageId, '👏', false)
  await react(first!, messageId, '🎉')
  const [reacted] = await told()
  expect(await actorCountOf(stage.as(fan), reacted!)).toBe(1)
  await follow(first!, fan)
  await follow(first!, fan, false)
  await follow(first!, fan)
  expect(await told()).toHaveLength(3)
})

it('pages on behind what was shown, and shows no line twice', async () => {
  const other = await stage.fan()
  const late = await stage.fan()
  const posts = []
  for (let at = 0; at < 5; at += 1) {
    stage.pass(60)
    posts.push((await write(fan)).id)
    await light(other, posts.at(-1)!)
  }
  const first = await told(2)
  expect(first).toHaveLength(3)
  // An old one has news between two pages: it stands in front by now, and not behind too.
  stage.pass(60)
  await light(late, posts[0]!)
  const second = await told(2, first[1]!.id)
  expect(second.map(({ subjectId }) => subjectId)).toEqual([posts[2], posts[1]])
  const fresh = await told(2)
  expect(fresh[0]!.subjectId).toBe(posts[0])
  const after = await told(20, fresh[0]!.id)
  expect(after.map(({ subjectId }) => subjectId)).toEqual(posts.slice(1).toReversed())
})

it('remembers how far the fan has looked: on all devices, never back and never ahead', async () => {
  const other = await stage.fan()
  const { id } = await write(fan)
  await light(other, id)
  const [old] = await told()
  stage.pass(60)
  await follow(other, fan)
  const [newest] = await told()
  const read = (notificationId: string) => readNotifications(stage.as(fan), { notificationId })
  expect(await isUnread(stage.as(fan), newest!)).toBe(true)
  await read(newest!.id)
  await read(old!.id)
  for (const none of ['notification_7zzzzzzzzzzzzzzzzzzzzzzzzz', 'nonsense'])
    expect(await read(none)).toEqual({ __typename: 'NotFoundError', field: 'notificationId' })
  expect(await unread()).toBe(0)
  expect(await isUnread(stage.as(fan), newest!)).toBe(false)
  stage.pass(60)
  await light(await stage.fan(), id)
  expect(await unread()).toBe(1)
})

it('leaves out whom the fan keeps away, and who blocks them, also among many', async () => {
  const [muted, blocking, kind] = await Promise.all([stage.fan(), stage.fan(), stage.fan()])
  const { id } = await write(fan)
  for (const each of [kind, muted, blocking]) {
    stage.pass(1)
    await light(each, id)
  }
  stage.pass(1)
  await follow(muted, fan)
  await muteUser(stage.as(fan), { userId: muted, mute: 'MUTED' })
  await muteUser(stage.as(blocking), { userId: fan, mute: 'BLOCKED' })
  const rows = await told()
  expect(rows.map((row) => row.kind)).toEqual(['POST_LIKE'])
  expect(await actorsOf(stage.as(fan), rows[0]!)).toEqual([nameOf(kind)])
  expect(await actorCountOf(stage.as(fan), rows[0]!)).toBe(1)
  expect(await unread()).toBe(1)
})

it('is silent about a kind that is off, until it is on again', async () => {
  const other = await stage.fan()
  const set = (isOn: boolean) => setNotificationKind(stage.as(fan), { kind: 'FOLLOW', isOn })
  await Promise.all([set(false), set(false)])
  await follow(other, fan)
  expect(await told()).toEqual([])
  expect(await unread()).toBe(0)
  expect(await kindsOf(stage.as(fan), { fanId: fan })).toEqual(
    NotificationKind.filter((kind) => kind !== 'FOLLOW'),
  )
  await set(true)
  expect(await told()).toHaveLength(1)
})

it('tells of an answer once where it is sent again, and shows none that was taken away', async () => {
  const other = await stage.fan()
  const { id } = await say(fan)
  await say(other, id, 'again')
  const { id: replyId } = await say(other, id, 'again')
  expect(await told()).toHaveLength(1)
  await deleteChatMessage(stage.as(other), { messageId: replyId, isDeleted: true })
  const [row] = await told()
  expect(await messageOf(stage.as(fan), row!)).toBeNull()
})

it('is nobody’s who is not signed in', async () => {
  const id = newId('notification')
  const guest = stage.as(null)
  expect(await readNotifications(guest, { notificationId: id })).toEqual({
    __typename: 'UnauthenticatedError',
  })
  expect(await setNotificationKind(guest, { kind: 'REPLY', isOn: false })).toEqual({
    __typename: 'UnauthenticatedError',
  })
})

it('lists and counts what it has words for: a newer gateway beside it may tell more', async () => {
  const { id } = await write(fan)
  await light(await stage.fan(), id, 1)
  await stage.db.execute(sql`
    insert into notification (fan_id, kind, subject_id, actor_id, id, community_id, at)
    select fan_id, 'OF_TOMORROW', subject_id, actor_id, ${newId('notification')}, community_id, at
    from notification where fan_id = ${fan}`)
  expect((await told()).map(({ kind }) => kind)).toEqual(['POST_LIKE'])
  expect(await unread()).toBe(1)
})
