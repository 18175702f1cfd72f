import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportMessage } from '../moderation/reporting.ts'
import { deniedWord } from '../moderation/tables.ts'
import { deleteChatMessage, editChatMessage } from './changing.ts'
import { createChatMessage } from './sending.ts'
import { changesAfter, findInChannel, loadChannel, loadMessage, newestMessage } from './service.ts'
import { message } from './tables.ts'
import { openCommunity } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

type Sending = { slug?: string; replyToId?: string; key?: string }
const send = (userId: string, text: string, { slug = 'lobby', replyToId, key }: Sending = {}) =>
  createChatMessage(stage.as(userId), {
    channelId: stage.channelId(slug),
    text,
    replyToId,
    idempotencyKey: key ?? randomUUID(),
  })
async function say(userId: string, text: string, sending?: Sending) {
  const answer = await send(userId, text, sending)
  if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
  return answer.messageEdge.node
}
const edit = (userId: string | null, messageId: string, text: string) =>
  editChatMessage(stage.as(userId), { messageId, text })
const remove = (userId: string | null, messageId: string, isDeleted = true) =>
  deleteChatMessage(stage.as(userId), { messageId, isDeleted })
const read = async (userId: string, id: string) => (await loadMessage(stage.as(userId), id))!
const kept = async (id: string) =>
  (await stage.db.select().from(message).where(eq(message.id, id)))[0]!

describe('another text for a message', () => {
  it('stands in its place with its mark, as the next change of the room', async () => {
    const fan = await stage.fan()
    const said = await say(fan, 'おはよおう')
    await say(fan, 'つぎ')
    expect((await edit(fan, said.id, ' おはよう ')).__typename).toBe('EditMessageSuccess')
    const { text, seq, rev, editedAt } = await read(fan, said.id)
    expect([text, seq, rev]).toEqual(['おはよう', said.seq, said.rev + 2])
    expect(editedAt).toEqual(stage.as(fan).now())
    const channel = (await loadChannel(stage.as(fan), said.channelId))!
    const [change] = await changesAfter(stage.as(fan), channel, said.rev + 1)
    expect(change).toMatchObject({ id: said.id, text: 'おはよう' })
    expect(stage.published.at(-1)).toMatchObject({ change: 'EDITED', rev, message: { text } })
  })

  it('is its author’s alone, for ten minutes', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const { id } = await say(fan, 'わたしの文')
    const missing = { __typename: 'NotFoundError', field: 'messageId' }
    expect(await edit(other, id, 'のっとり')).toEqual(missing)
    expect(await edit(null, id, 'だれでもない')).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await edit(other, 'message_00000000000000000000000000', 'ない')).toEqual(missing)
    stage.pass(10 * 60 - 1)
    expect((await edit(fan, id, 'ぎりぎり')).__typename).toBe('EditMessageSuccess')
    stage.pass(1)
    expect(await edit(fan, id, 'おそすぎる')).toEqual({ __typename: 'MessageSettledError' })
    expect((await read(fan, id)).text).toBe('ぎりぎり')
  })

  it('holds to what a new one holds to', async () => {
    const fan = await stage.fan()
    const { id } = await say(fan, 'よいことば')
    await stage.db.insert(deniedWord).values({ word: 'わるいことば', scope: 'EVERYWHERE' })
    stage.pass(20)
    expect(await edit(fan, id, ' ')).toMatchObject({ code: 'EMPTY' })
    expect(await edit(fan, id, 'わるいことば')).toMatchObject({ __typename: 'TextModerationError' })
    await stage.leave(fan)
    expect(await edit(fan, id, '出たあとで')).toMatchObject({ __typename: 'NotJoinedError' })
    expect((await kept(id)).text).toBe('よいことば')
  })

  it('is not taken back by the same key, sent again', async () => {
    const fan = await stage.fan()
    const key = randomUUID()
    const { id } = await say(fan, 'はじめの文', { key })
    await edit(fan, id, 'なおした文')
    expect(await say(fan, 'はじめの文', { key })).toMatchObject({ id, text: 'なおした文' })
  })
})

describe('a message that is deleted', () => {
  it('is read by nobody, wherever it stands', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const said = await say(fan, '消したい文', { slug: 'greenhouse' })
    const answer = await say(other, '返事', { slug: 'greenhouse', replyToId: said.id })
    expect(await remove(other, said.id)).toMatchObject({ __typename: 'NotFoundError' })
    await remove(fan, said.id)
    const context = stage.as(other)
    const channel = (await loadChannel(context, said.channelId))!
    const everywhere = [
      await loadMessage(context, said.id),
      await findInChannel(context, channel, answer.replyToId!),
      ...(await changesAfter(context, channel, said.rev - 1)),
      await newestMessage(context, channel),
      stage.published.at(-1),
    ]
    expect(JSON.stringify(everywhere)).not.toContain('消したい文')
    expect(await read(other, said.id)).toMatchObject({ text: '', images: [], reactions: [] })
    expect(await edit(fan, said.id, 'まだある')).toMatchObject({ __typename: 'NotFoundError' })
    // An answer that was on its way arrives all the same.
    await say(other, 'あとの返事', { slug: 'greenhouse', replyToId: said.id })
  })

  it('comes back within a minute, and is forgotten after', async () => {
    const fan = await stage.fan()
    const { id } = await say(fan, 'やっぱり残す')
    await remove(fan, id)
    stage.pass(59)
    expect(await remove(fan, id, false)).toMatchObject({ message: { text: 'やっぱり残す' } })
    await remove(fan, id)
    stage.pass(60)
    await stage.runJobs()
    expect(await remove(fan, id, false)).toEqual({ __typename: 'MessageSettledError' })
    expect((await kept(id)).text).toBe('')
    // Whoever was answering it meanwhile answers it still.
    expect(await say(fan, '返事', { replyToId: id })).toMatchObject({ replyToId: id })
  })

  it('is kept for whoever judges a report, and shown to nobody else', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const { id } = await say(fan, 'ひどい文')
    await reportMessage(stage.as(other), { messageId: id, reason: 'HARASSMENT' })
    await remove(fan, id)
    stage.pass(61)
    await stage.runJobs()
    expect((await kept(id)).text).toBe('ひどい文')
    expect((await read(fan, id)).text).toBe('')
  })
})

describe('an answer', () => {
  it('names what it answers, in the same channel only', async () => {
    const fan = await stage.fan()
    const hidden = await say(await stage.fan(), '会員だけの文', { slug: 'atelier' })
    const outsider = await stage.fan({ hasJoined: false })
    const answer = await say(fan, '返事', { replyToId: (await say(fan, 'もとの文')).id })
    expect(answer.replyToId).not.toBeNull()
    for (const replyToId of [hidden.id, 'message_00000000000000000000000000', 'x'])
      expect(await send(fan, 'のぞき見', { replyToId })).toEqual({
        __typename: 'NotFoundError',
        field: 'replyToId',
      })
    expect(await loadMessage(stage.as(outsider), hidden.id)).toBeNull()
  })
})
