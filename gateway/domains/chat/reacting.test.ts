import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostOwn, penlight, quickReactions } from '#rules/reactions.ts'
import { newId } from '../../platform/ids.ts'
import { muteUser } from '../mute/service.ts'
import { countOverdue, reactorsOf, reactToMessage, viewerReactions } from './reacting.ts'
import { createChatMessage } from './sending.ts'
import { loadMessage } from './service.ts'
import { messageReaction } from './tables.ts'
import { openCommunity } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

async function say(slug = 'lobby') {
  const answer = await createChatMessage(stage.as(await stage.fan()), {
    channelId: stage.channelId(slug),
    text: '今夜も',
    idempotencyKey: randomUUID(),
  })
  if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
  return answer.messageEdge.node
}
const react = (userId: string | null, messageId: string, emoji: string, isOn = true) =>
  reactToMessage(stage.as(userId), { messageId, emoji, isOn })
/** The message after what was due has been counted. */
async function counted(id: string) {
  stage.pass(1)
  await countOverdue({ ...stage.as(null) })
  return (await loadMessage(stage.as(await stage.fan()), id))!
}

it('gathers colours, each fan’s once, whatever comes at once', async () => {
  const { id } = await say()
  const fans = await Promise.all([1, 2, 3].map(() => stage.fan({ hasOshi: true })))
  const plain = await stage.fan()
  await Promise.all([...fans, ...fans, plain].map((fan) => react(fan, id, penlight)))
  await react(plain, id, '👏')
  const { reactions } = await counted(id)
  expect(reactions.map(({ emoji, count }) => [emoji, count])).toEqual([
    [penlight, 4],
    ['👏', 1],
  ])
  expect(reactions[0]!.colours.map(({ count }) => count)).toEqual([3, 1])
  expect(reactions[1]!.colours).toEqual([])
  const own = stage.as(plain)
  expect((await viewerReactions(own, (await loadMessage(own, id))!)).toSorted()).toEqual(
    ['👏', penlight].toSorted(),
  )
  const who = await reactorsOf(own, (await loadMessage(own, id))!, penlight)
  expect(who.map((user) => user.id).toSorted()).toEqual([...fans, plain].toSorted())
})

it('is taken back, and leaves nothing behind', async () => {
  const { id, rev } = await say()
  const fan = await stage.fan()
  await react(fan, id, '🎉')
  expect((await counted(id)).reactions).toHaveLength(1)
  await react(fan, id, '🎉', false)
  await react(fan, id, '🎉', false)
  const after = await counted(id)
  expect([after.reactions, after.rev]).toEqual([[], rev + 2])
})

it('is not given to who blocks the fan, and what was given before can be taken back', async () => {
  const { id, authorId } = await say()
  const fan = await stage.fan()
  await react(fan, id, '🎉')
  await muteUser(stage.as(authorId), { userId: fan, mute: 'BLOCKED' })
  const missing = { __typename: 'NotFoundError', field: 'messageId' }
  expect(await react(fan, id, '👏')).toEqual(missing)
  expect(await react(fan, id, penlight)).toEqual(missing)
  expect((await counted(id)).reactions.map(({ emoji }) => emoji)).toEqual(['🎉'])
  expect(await react(fan, id, '🎉', false)).toMatchObject({ __typename: 'ReactToMessageSuccess' })
  expect((await counted(id)).reactions).toEqual([])
})

it('is one change of the room, however many wave at once', async () => {
  const { id, rev } = await say()
  await stage.db.insert(messageReaction).values(
    Array.from({ length: 10_000 }, () => ({
      messageId: id,
      userId: newId('user'),
      emoji: penlight,
      palette: 'kai',
      reactedAt: stage.as(null).now(),
    })),
  )
  const fans = await Promise.all(Array.from({ length: 10 }, () => stage.fan()))
  for (let round = 0; round < 10; round += 1)
    await Promise.all(fans.map((fan) => react(fan, id, penlight, round % 2 === 0)))
  const after = await counted(id)
  expect(after.reactions[0]!.count).toBe(10_000)
  // The clock stood still: once at once, once half a second later.
  expect(after.rev - rev).toBeLessThanOrEqual(2)
})

it('takes no more kinds than a fan has hands for, and nothing but emoji', async () => {
  const { id } = await say()
  const fan = await stage.fan()
  const many = [penlight, ...quickReactions].slice(0, mostOwn)
  await Promise.all(many.map((emoji) => react(fan, id, emoji)))
  expect(await react(fan, id, '🍙')).toEqual({ __typename: 'ReactionLimitError', most: mostOwn })
  expect((await react(fan, id, many[0]!)).__typename).toBe('ReactToMessageSuccess')
  for (const emoji of ['', 'x', '😂😂', '🇯🇵', '<b>', 'penlights', '\u0000'])
    await expect(react(await stage.fan(), id, emoji)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    })
})

it('is for those who may read it and belong', async () => {
  const hidden = await say('atelier')
  const open = await say()
  const outsider = await stage.fan({ hasJoined: false })
  const missing = { __typename: 'NotFoundError', field: 'messageId' }
  expect(await react(outsider, hidden.id, penlight)).toEqual(missing)
  expect(await react(await stage.fan(), newId('message'), penlight)).toEqual(missing)
  expect(await react(outsider, open.id, penlight)).toMatchObject({ __typename: 'NotJoinedError' })
  expect(await react(null, open.id, penlight)).toEqual({ __typename: 'UnauthenticatedError' })
})
