import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cards } from '../checkout/testing.checkout.ts'
import { forgetMemberships } from '../community/service.ts'
import { membership } from '../community/tables.ts'
import { loadItem } from '../store/service.ts'
import { openClub } from '../subscription/testing.ts'
import { joinRoom } from './joiningRoom.ts'
import { lockedRooms, membersRooms, standingTo } from './rooms.ts'
import { createChatMessage } from './sending.ts'
import { findChannel, loadChannel, visibleChannels } from './service.ts'
import { channel } from './tables.ts'

let club: Awaited<ReturnType<typeof openClub>>
let roomId: string
let item: string
beforeAll(async () => {
  club = await openClub()
  const [room] = await club.db.select().from(channel).where(eq(channel.slug, 'moonrise'))
  roomId = room!.id
  item = room!.membershipItemId!
})
afterAll(() => club.close())

const standing = async (fan: string) =>
  standingTo(club.as(fan), (await findChannel(club.as(fan), roomId))!)
const join = async (fan: string | null) => (await joinRoom(club.as(fan), roomId)).__typename
const say = async (fan: string | null) => {
  const said = { channelId: roomId, text: '月を待ちます', idempotencyKey: randomUUID() }
  return (await createChatMessage(club.as(fan), said)).__typename
}
const listed = async (viewer: string | null) => {
  const has = (rows: readonly { id: string }[]) => rows.some(({ id }) => id === roomId)
  return {
    read: has(await visibleChannels(club.as(viewer), club.communityId)),
    locked: has(await lockedRooms(club.as(viewer), club.communityId)),
  }
}

it('is a locked door to whoever is no member, and nothing to guests', async () => {
  const fan = await club.adult()
  // Another item's members are none of this one's.
  const { fan: elsewhere } = await club.member(cards.pays)
  for (const each of [fan, elsewhere]) {
    expect(await standing(each)).toBe('LOCKED')
    expect(await listed(each)).toEqual({ read: false, locked: true })
    expect([await join(each), await say(each)]).toEqual(['RoomConditionError', 'NotFoundError'])
    expect(await loadChannel(club.as(each), roomId)).toBeNull()
  }
  expect(await listed(null)).toEqual({ read: false, locked: false })
  expect([await join(null), await say(null)]).toEqual([
    'UnauthenticatedError',
    'UnauthenticatedError',
  ])
})

it('is told of by the membership that opens it, to everyone, and by no other', async () => {
  const named = async (viewer: string | null, itemId: string) => {
    const sold = await loadItem(club.as(viewer), itemId)
    return (await membersRooms(club.as(viewer), sold!)).map(({ id }) => id)
  }
  for (const viewer of [null, await club.adult()]) {
    expect(await named(viewer, item)).toEqual([roomId])
    expect(await named(viewer, await club.membership())).toEqual([])
  }
})

it('opens with the payment, and is read only once the membership has ended', async () => {
  const fan = await club.adult()
  expect(await standing(fan)).toBe('LOCKED')
  const id = await club.subscribe(fan, item, cards.pays)
  expect(await standing(fan)).toBe('JOINABLE')
  expect(await join(fan)).toBe('JoinRoomSuccess')
  expect([await standing(fan), await say(fan)]).toEqual(['JOINED', 'CreateChatMessageSuccess'])
  expect(await listed(fan)).toEqual({ read: true, locked: false })
  await club.cancelOne(fan, id)
  const end = (await club.one(id)).periodEnd
  club.goTo(new Date(end.getTime() - 1))
  expect([await standing(fan), await say(fan)]).toEqual(['JOINED', 'CreateChatMessageSuccess'])
  // Before any biller comes by.
  club.goTo(end)
  expect((await club.one(id)).endedAt).toBeNull()
  expect([await standing(fan), await say(fan)]).toEqual(['READ_ONLY', 'RoomConditionError'])
  expect(await loadChannel(club.as(fan), roomId)).not.toBeNull()
  await club.bill()
  expect([await standing(fan), await say(fan)]).toEqual(['READ_ONLY', 'RoomConditionError'])
  await club.subscribe(fan, item, cards.pays)
  expect([await standing(fan), await say(fan)]).toEqual(['JOINED', 'CreateChatMessageSuccess'])
})

it('closes for whoever never came in once their membership has ended', async () => {
  const { fan, id } = await club.member(cards.pays, item)
  await club.cancelOne(fan, id)
  club.goTo((await club.one(id)).periodEnd)
  expect([await standing(fan), await join(fan)]).toEqual(['LOCKED', 'RoomConditionError'])
})

it('asks nothing of staff', async () => {
  const fan = await club.adult()
  await club.db.update(membership).set({ role: 'STAFF' }).where(eq(membership.userId, fan))
  forgetMemberships(club.as(fan), fan)
  expect(await standing(fan)).toBe('JOINABLE')
  expect(await join(fan)).toBe('JoinRoomSuccess')
  expect(await say(fan)).toBe('CreateChatMessageSuccess')
})
