import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { community } from '../community/tables.ts'
import { muteUser } from '../mute/service.ts'
import { findPrivateChannelBySlug, loadChannel, makePrivateChannel } from './service.ts'
import { openCommunity } from './testing.ts'
import { channelTyping, tellsTyping, tellTyping } from './typing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

/** Two fans with direct messages of their own, and a third without. */
async function pair(state: 'OPEN' | 'ASKED' = 'OPEN') {
  const [writer, reader, other] = [await stage.fan(), await stage.fan(), await stage.fan()]
  const [home] = await stage.db.select().from(community).where(eq(community.id, stage.communityId))
  const slug = randomUUID()
  const at = stage.as(null).now()
  await stage.db.transaction((transaction) =>
    makePrivateChannel(transaction, {
      community: home!,
      slug,
      members: [
        { userId: writer, state: 'OPEN', isOpener: true, addedAt: at },
        { userId: reader, state, isOpener: false, addedAt: at },
      ],
    }),
  )
  const channel = (await findPrivateChannelBySlug(stage.db, stage.communityId, slug))!
  return { writer, reader, other, channelId: channel.id }
}
const tell = async (userId: string | null, channelId: string) => {
  const answer = await tellTyping(stage.as(userId), channelId)
  return answer.__typename === 'TellTypingSuccess' ? answer.isTold : answer.__typename
}
/** Who of these would hear that somebody writes. */
const heardBy = (channelId: string, userId: string, listeners: string[]) =>
  channelTyping.readership.among(stage.as(null), `${channelId} ${userId}`, listeners)

it('is told once in three seconds, to the other alone', async () => {
  const { writer, reader, other, channelId } = await pair()
  stage.published.splice(0)
  expect([await tell(writer, channelId), await tell(writer, channelId)]).toEqual([true, false])
  expect(await tell(reader, channelId)).toBe(true)
  stage.pass(3)
  expect(await tell(writer, channelId)).toBe(true)
  const told = (userId: string) => ({ type: 'typing', channelId, userId })
  expect(stage.published).toEqual([told(writer), told(reader), told(writer)])
  expect(await heardBy(channelId, writer, [writer, reader, other])).toEqual(new Set([reader]))
})

it('is nothing of whoever may not read, may not write, or was not accepted', async () => {
  const { other, channelId } = await pair()
  expect(await tell(null, channelId)).toBe('UnauthenticatedError')
  for (const id of [channelId, newId('channel'), ''])
    expect(await tell(other, id)).toBe('NotFoundError')
  expect(await channelTyping.mayBegin(stage.as(other), { channelId })).toBe(false)
  const asking = await pair('ASKED')
  expect(await tell(asking.writer, asking.channelId)).toBe(false)
  expect(await tell(asking.reader, asking.channelId)).toBe(false)
  const blocked = await pair()
  await muteUser(stage.as(blocked.reader), { userId: blocked.writer, mute: 'BLOCKED' })
  expect(await tell(blocked.writer, blocked.channelId)).toBe(false)
})

it('is told in small rooms, and to nobody whom it is kept from', async () => {
  const small = stage.channelId('atelier')
  const count = (memberCount: number) =>
    stage.db.update(community).set({ memberCount }).where(eq(community.id, stage.communityId))
  const writer = await stage.fan()
  const isSmall = async () => {
    stage.pass(60)
    const context = stage.as(writer)
    return tellsTyping(context, (await loadChannel(context, small))!)
  }
  const [muting, muted, blocking] = [await stage.fan(), await stage.fan(), await stage.fan()]
  const friend = await stage.fan()
  await count(30)
  expect(await isSmall()).toBe(false)
  expect(await tell(writer, small)).toBe(false)
  await count(29)
  expect(await isSmall()).toBe(true)
  expect(await tell(writer, small)).toBe(true)
  await muteUser(stage.as(muting), { userId: writer, mute: 'MUTED' })
  await muteUser(stage.as(writer), { userId: muted, mute: 'MUTED' })
  await muteUser(stage.as(blocking), { userId: writer, mute: 'BLOCKED' })
  const stranger = await stage.fan({ hasJoined: false })
  const all = [writer, muting, muted, blocking, friend, stranger]
  expect(await heardBy(small, writer, all)).toEqual(new Set([friend]))
})
