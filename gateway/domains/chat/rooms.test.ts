import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { give, lockGiven } from '../collection/service.ts'
import { membership } from '../community/tables.ts'
import { forgetMemberships } from '../community/service.ts'
import { joinRoom } from './joiningRoom.ts'
import { mentionableIn } from './mentioning.ts'
import { reactToMessage } from './reacting.ts'
import { lockedRooms, standingTo } from './rooms.ts'
import { createChatMessage } from './sending.ts'
import {
  findChannel,
  loadChannel,
  loadMessage,
  markChannelRead,
  readersAmong,
  viewerReadState,
  visibleChannels,
} from './service.ts'
import { message } from './tables.ts'
import { openCommunity } from './testing.ts'
import { chatTopics } from './topics.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let roomId: string
beforeAll(async () => {
  stage = await openCommunity()
  roomId = stage.channelId('comet')
})
afterAll(() => stage.close())

const room = async () => (await findChannel(stage.as(null), roomId))!
/** Gives a fan a piece of what the room asks for, and tells by what it came. */
async function grant(fanId: string): Promise<string> {
  const id = (await room()).nftId!
  const reference = `test:${randomUUID()}`
  const at = stage.as(null).now()
  await stage.db.transaction((transaction) =>
    give(transaction, { fanId, nfts: [{ id, reference }], at }),
  )
  return reference
}
const takeBack = (fanId: string, reference: string) =>
  stage.db.transaction((transaction) =>
    lockGiven(transaction, { fanId, references: [reference], at: stage.as(null).now() }),
  )
const join = async (userId: string | null, id = roomId) =>
  (await joinRoom(stage.as(userId), id)).__typename
const say = async (userId: string | null, text: string) =>
  (
    await createChatMessage(stage.as(userId), {
      channelId: roomId,
      text,
      idempotencyKey: randomUUID(),
    })
  ).__typename
const standing = async (userId: string) => standingTo(stage.as(userId), await room())
const listed = async (userId: string | null) => ({
  read: (await visibleChannels(stage.as(userId), stage.communityId)).some(
    ({ id }) => id === roomId,
  ),
  locked: (await lockedRooms(stage.as(userId), stage.communityId)).some(({ id }) => id === roomId),
})

it('is locked, then joinable, then joined, and is read only once its piece is lost', async () => {
  const fan = await stage.fan()
  expect(await standing(fan)).toBe('LOCKED')
  expect(await join(fan)).toBe('RoomConditionError')
  const piece = await grant(fan)
  expect(await standing(fan)).toBe('JOINABLE')
  expect(await listed(fan)).toEqual({ read: false, locked: true })
  expect([await join(fan), await join(fan)]).toEqual(['JoinRoomSuccess', 'JoinRoomSuccess'])
  expect(await standing(fan)).toBe('JOINED')
  expect(await listed(fan)).toEqual({ read: true, locked: false })
  // What was said before is not new to whoever comes in.
  expect((await viewerReadState(stage.as(fan), await room()))?.lastReadSeq).toBe(
    await stage.lastSeq(roomId),
  )
  expect(await say(fan, '観測しに来ました')).toBe('CreateChatMessageSuccess')
  await takeBack(fan, piece)
  expect(await standing(fan)).toBe('READ_ONLY')
  expect(await loadChannel(stage.as(fan), roomId)).not.toBeNull()
  expect(await say(fan, 'まだ話せますか')).toBe('RoomConditionError')
  expect(await mentionableIn(stage.as(fan), await room(), '')).toEqual([])
  await grant(fan)
  expect(await say(fan, '戻りました')).toBe('CreateChatMessageSuccess')
})

it('is as if it were not there for whoever has not come in, whatever they have', async () => {
  const [said] = await stage.db.select().from(message).where(eq(message.channelId, roomId))
  const [member, holder] = [await stage.fan(), await stage.fan()]
  const stranger = await stage.fan({ hasJoined: false })
  await grant(holder)
  await grant(stranger)
  for (const viewer of [null, member, holder, stranger]) {
    const context = () => stage.as(viewer)
    expect(await loadChannel(context(), roomId)).toBeNull()
    expect(await loadMessage(context(), said!.id)).toBeNull()
    for (const topic of [chatTopics.channelChanged, chatTopics.channelTyping])
      expect(await topic.mayBegin(context(), { channelId: roomId })).toBe(false)
    const refused = viewer === null ? 'UnauthenticatedError' : 'NotFoundError'
    expect(await say(viewer, 'しのびこむ')).toBe(refused)
    const read = await markChannelRead(context(), roomId, 1)
    expect(read.__typename).toBe(refused)
    const reaction = { messageId: said!.id, emoji: '🌟', isOn: true }
    expect((await reactToMessage(context(), reaction)).__typename).toBe(refused)
  }
  const among = [member, holder, stranger]
  expect(await readersAmong(stage.as(null), roomId, among)).toEqual(new Set())
})

it('lets nobody in who is not of its community, and opens no other channel', async () => {
  const stranger = await stage.fan({ hasJoined: false })
  await grant(stranger)
  expect(await join(null)).toBe('UnauthenticatedError')
  expect(await listed(null)).toEqual({ read: false, locked: false })
  expect(await listed(stranger)).toEqual({ read: false, locked: false })
  for (const id of [roomId, newId('channel'), ''])
    expect(await join(stranger, id)).toBe('NotFoundError')
  const fan = await stage.fan()
  for (const id of [stage.channelId('lobby'), newId('channel')])
    expect(await join(fan, id)).toBe('NotFoundError')
  expect((await joinRoom(stage.as(fan, 'blue'), roomId)).__typename).toBe('NotFoundError')
  // Who leaves the community hears and reads no more; back in it, they are in the room still.
  await grant(fan)
  await join(fan)
  expect(await readersAmong(stage.as(null), roomId, [fan])).toEqual(new Set([fan]))
  await stage.leave(fan)
  expect(await readersAmong(stage.as(null), roomId, [fan])).toEqual(new Set())
  expect(await loadChannel(stage.as(fan), roomId)).toBeNull()
  await stage.join(fan)
  expect(await loadChannel(stage.as(fan), roomId)).not.toBeNull()
})

it('mentions those alone who are in it', async () => {
  const [fan, inside] = [await stage.fan(), await stage.fan()]
  for (const each of [fan, inside]) {
    await grant(each)
    await join(each)
  }
  await stage.db.update(membership).set({ role: 'STAFF' }).where(eq(membership.userId, inside))
  const outside = await stage.fan()
  await stage.db.update(membership).set({ role: 'STAFF' }).where(eq(membership.userId, outside))
  for (const each of [inside, outside]) forgetMemberships(stage.as(each), each)
  const mention = async (userId: string) => {
    const answer = await createChatMessage(stage.as(fan), {
      channelId: roomId,
      text: '@ためし',
      idempotencyKey: randomUUID(),
      mentions: [{ userId, start: 0, length: 4 }],
    })
    return answer.__typename
  }
  expect(await mention(inside)).toBe('CreateChatMessageSuccess')
  expect(await mention(outside)).toBe('MessageMentionError')
  // Staff need no piece, and come in as everyone does.
  expect(await standing(outside)).toBe('JOINABLE')
  const found = await mentionableIn(stage.as(fan), await room(), 'ためし')
  expect(found.map(({ id }) => id)).toContain(inside)
  expect(found.map(({ id }) => id)).not.toContain(outside)
})
