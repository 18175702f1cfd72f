import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { world } from '#content/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unreadOf } from '#rules/unread.ts'
import { newId } from '../../platform/ids.ts'
import { muteUser } from '../mute/service.ts'
import { stickersOf } from '../sticker/service.ts'
import { createChatMessage } from './sending.ts'
import {
  lastRevOf,
  loadChannel,
  loadMessage,
  markChannelRead,
  messageConnection,
  changesAfter,
  messagesAfter,
  viewerReadState,
  visibleChannels,
} from './service.ts'
import { message } from './tables.ts'
import { openCommunity } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const send = (
  userId: string | null,
  text: string,
  { slug = 'lobby', key = randomUUID() as string, id = undefined as string | undefined } = {},
) =>
  createChatMessage(stage.as(userId), {
    channelId: stage.channelId(slug),
    text,
    idempotencyKey: key,
    id,
  })

const seqOf = (answer: Awaited<ReturnType<typeof send>>) => {
  if (answer.__typename !== 'CreateChatMessageSuccess')
    throw new Error(`not sent: ${answer.__typename}`)
  return answer.messageEdge.node.seq
}

it('answers nobody who blocks the fan, but what was sent before', async () => {
  const [host, fan] = [await stage.fan(), await stage.fan()]
  const said = await send(host, 'だれか、いますか')
  if (said.__typename !== 'CreateChatMessageSuccess') throw new Error(said.__typename)
  const reply = (key: string) =>
    createChatMessage(stage.as(fan), {
      channelId: stage.channelId('lobby'),
      text: 'いますよ',
      idempotencyKey: key,
      replyToId: said.messageEdge.node.id,
    })
  const key = randomUUID()
  const before = await reply(key)
  expect(before.__typename).toBe('CreateChatMessageSuccess')
  await muteUser(stage.as(host), { userId: fan, mute: 'BLOCKED' })
  expect(await reply(randomUUID())).toEqual({ __typename: 'NotFoundError', field: 'replyToId' })
  expect(seqOf(await reply(key))).toBe(seqOf(before))
})

describe('writing a message', () => {
  it('numbers messages without a gap, whoever writes at once', async () => {
    const fans = await Promise.all(Array.from({ length: 10 }, () => stage.fan()))
    const before = await stage.lastSeq(stage.channelId('greenhouse'))
    const answers = await Promise.all(
      fans.flatMap((fan) => [1, 2, 3].map((n) => send(fan, `同時に${n}`, { slug: 'greenhouse' }))),
    )
    const seqs = answers.map(seqOf).toSorted((a, b) => a - b)
    expect(seqs).toEqual(Array.from({ length: 30 }, (_, index) => before + 1 + index))
  })

  it('takes the next number of a change with each message, and leaves none out', async () => {
    const fans = await Promise.all(Array.from({ length: 10 }, () => stage.fan()))
    const context = stage.as(null)
    const channel = (await loadChannel(context, stage.channelId('midnight')))!
    const before = await lastRevOf(context, channel)
    const key = randomUUID()
    // A key again, and what is too fast, take none.
    await Promise.all([
      ...fans.flatMap((fan) => [1, 2].map((n) => send(fan, `変化${n}`, { slug: 'midnight' }))),
      ...[1, 2, 3].map(() => send(fans[0]!, '一度だけ', { slug: 'midnight', key })),
      ...Array.from({ length: 6 }, () => send(fans[1]!, '速すぎる', { slug: 'midnight' })),
    ])
    const changes = await changesAfter(stage.as(null), channel, before)
    const revs = changes.map(({ rev }) => rev)
    expect(revs).toEqual(Array.from({ length: revs.length }, (_, index) => before + 1 + index))
    expect(await lastRevOf(stage.as(null), channel)).toBe(revs.at(-1))
    expect(revs.length).toBe(20 + 1 + 3)
  })

  it('writes one row for one key, also when both arrive at once', async () => {
    const fan = await stage.fan()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send(fan, '一度だけ', { key })),
    )
    expect(new Set(answers.map(seqOf)).size).toBe(1)
    expect(
      await stage.db.select().from(message).where(eq(message.idempotencyKey, key)),
    ).toHaveLength(1)
    const heard = stage.published.filter(
      (event) =>
        event.type === 'messageChanged' &&
        event.seq === seqOf(answers[0]!) &&
        event.channelId === stage.channelId('lobby'),
    )
    expect(heard).toHaveLength(1)
  })

  it('refuses a key that was used for another text or channel', async () => {
    const fan = await stage.fan()
    const key = randomUUID()
    await send(fan, 'はじめの文', { key })
    expect((await send(fan, '別の文', { key })).__typename).toBe('IdempotencyKeyReusedError')
    expect((await send(fan, 'はじめの文', { key, slug: 'midnight' })).__typename).toBe(
      'IdempotencyKeyReusedError',
    )
    for (const malformed of ['', 'a\u0000', 'k'.repeat(101)])
      await expect(send(fan, '文', { key: malformed })).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      })
  })

  it('has the id that its client made, in the answer and on the stream', async () => {
    const id = newId('message')
    const answer = await send(await stage.fan(), 'わたしの番号です', { id })
    if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
    expect(answer.messageEdge.node.id).toBe(id)
    expect(stage.published.at(-1)).toMatchObject({ type: 'messageChanged', messageId: id })
  })

  it('writes one row for one id, whatever its keys, and answers as before', async () => {
    const fan = await stage.fan()
    const id = newId('message')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(fan, '鍵をなくしても一度', { id })),
    )
    expect(new Set(answers.map(seqOf)).size).toBe(1)
    expect(await stage.db.select().from(message).where(eq(message.id, id))).toHaveLength(1)
    expect((await send(fan, 'べつの文', { id })).__typename).toBe('IdempotencyKeyReusedError')
  })

  it('takes no id of another’s, and leaves theirs and the numbers as they are', async () => {
    const id = newId('message')
    const seq = seqOf(await send(await stage.fan(), 'さきに書きました', { id }))
    const thief = await stage.fan()
    expect(await send(thief, 'さきに書きました', { id })).toEqual({
      __typename: 'IdempotencyKeyReusedError',
      field: 'id',
    })
    expect(await stage.lastSeq(stage.channelId('lobby'))).toBe(seq)
    expect(seqOf(await send(thief, 'わたしの分'))).toBe(seq + 1)
  })

  it.each(['', 'message_', newId('user'), `message_${'Z'.repeat(26)}`, 'message_1\u0000'])(
    'takes no id of the form %j',
    async (id) => {
      await expect(send(await stage.fan(), '形のちがう番号', { id })).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      })
    },
  )

  it('takes five in five seconds a channel, then says when the next one goes', async () => {
    const fan = await stage.fan()
    const before = await stage.lastSeq(stage.channelId('lighthouse'))
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((n) => send(fan, `つづけて${n}`, { slug: 'lighthouse' })),
    )
    expect(
      answers.filter(({ __typename }) => __typename === 'CreateChatMessageSuccess'),
    ).toHaveLength(5)
    expect(answers.find(({ __typename }) => __typename === 'RateLimitedError')).toMatchObject({
      retryAt: new Date('2026-11-20T03:00:05.000Z'),
    })
    // A refused message leaves no gap in the numbers.
    expect(await stage.lastSeq(stage.channelId('lighthouse'))).toBe(before + 5)
    stage.pass(5)
    expect((await send(fan, '間をおいて', { slug: 'lighthouse' })).__typename).toBe(
      'CreateChatMessageSuccess',
    )
  })

  it('answers a key that has served before it counts', async () => {
    const fan = await stage.fan()
    const key = randomUUID()
    const first = seqOf(await send(fan, '一通目', { key }))
    for (const n of [2, 3, 4, 5]) await send(fan, `${n}通目`)
    expect((await send(fan, '六通目')).__typename).toBe('RateLimitedError')
    expect(seqOf(await send(fan, '一通目', { key }))).toBe(first)
  })

  it('writes one row and leaves no gap where a key comes to two channels at once', async () => {
    const slugs = ['lobby', 'midnight']
    const newest = () => Promise.all(slugs.map((slug) => stage.lastSeq(stage.channelId(slug))))
    for (let round = 0; round < 5; round += 1) {
      const fan = await stage.fan()
      const key = randomUUID()
      const before = await newest()
      const answers = await Promise.all(
        slugs.map((slug) => send(fan, '二つの部屋へ', { slug, key })),
      )
      expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
        'CreateChatMessageSuccess',
        'IdempotencyKeyReusedError',
      ])
      const won = answers.map(({ __typename }) => Number(__typename === 'CreateChatMessageSuccess'))
      expect(await newest()).toEqual(before.map((seq, at) => seq + won[at]!))
    }
  })

  it.each([
    ['nothing', '', 'EMPTY'],
    ['spaces only', ' \u3000\n\t ', 'EMPTY'],
    ['what nobody can see', '\u200b\u200d', 'EMPTY'],
    ['a mark on nothing', '\ufe0f', 'EMPTY'],
    ['1,001 characters', 'あ'.repeat(1001), 'TOO_LONG'],
    ['a control character', '音\u0007', 'UNREADABLE'],
    ['a turned reading direction', '逆\u202eに読む', 'UNREADABLE'],
    ['a tower of combining marks', `e${'\u0301'.repeat(4_000)}`, 'UNREADABLE'],
    ['a tower after a text', `おはよう${'\u0336\u0489'.repeat(3)}`, 'UNREADABLE'],
    ['marks beyond all counting', `e${'\u0301'.repeat(20_000)}`, 'TOO_LONG'],
  ])('refuses %s', async (_, text, code) => {
    expect(await send(await stage.fan(), text)).toMatchObject({
      __typename: 'MessageTextError',
      code,
      maxLength: 1000,
    })
  })

  it('counts as a person counts, and keeps markup as text', async () => {
    const fan = await stage.fan()
    expect((await send(fan, '👨‍👩‍👧‍👦'.repeat(500))).__typename).toBe('CreateChatMessageSuccess')
    const answer = await send(fan, '<img src=x onerror=alert(1)>\n\n  次の行  ')
    if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
    expect(answer.messageEdge.node.text).toBe('<img src=x onerror=alert(1)>\n\n  次の行')
  })

  it('names the word that this community does not allow', async () => {
    const { word } = world.deniedWords.find(({ scope }) => scope === 'EVERYWHERE')!
    const answer = await send(await stage.fan(), `きょうは${word}、と言った`)
    expect(answer).toMatchObject({ __typename: 'TextModerationError', field: 'text', word })
  })
})

describe('who may', () => {
  it('a guest reads public channels only, and writes nowhere', async () => {
    const slugs = (await visibleChannels(stage.as(null), stage.communityId)).map(({ slug }) => slug)
    expect(slugs).toContain('lobby')
    expect(slugs).not.toContain('atelier')
    expect((await send(null, 'こんにちは')).__typename).toBe('UnauthenticatedError')
  })

  it('a channel that may not be read does not exist', async () => {
    const outsider = await stage.fan({ hasJoined: false })
    const atelier = stage.channelId('atelier')
    expect(await loadChannel(stage.as(outsider), atelier)).toBeNull()
    const hidden = (await stage.db.select().from(message).where(eq(message.channelId, atelier)))[0]!
    expect(await loadMessage(stage.as(outsider), hidden.id)).toBeNull()
    expect((await send(outsider, '入れて', { slug: 'atelier' })).__typename).toBe('NotFoundError')
    expect((await markChannelRead(stage.as(outsider), atelier, 3)).__typename).toBe('NotFoundError')
    expect(await loadMessage(stage.as(await stage.fan()), hidden.id)).not.toBeNull()
  })

  it('those who have not joined are told so; fans do not write announcements', async () => {
    const outsider = await stage.fan({ hasJoined: false })
    expect((await send(outsider, 'こんにちは')).__typename).toBe('NotJoinedError')
    expect((await send(await stage.fan(), 'おしらせ', { slug: 'announcements' })).__typename).toBe(
      'PostingNotAllowedError',
    )
  })

  it('a sticker is sent in place of words, by its key once, and is another’s text', async () => {
    const fan = await stage.fan()
    const [first, second] = await stickersOf(stage.as(fan), stage.communityId)
    const key = newId('message')
    const stick = (stickerId: string, text = '') =>
      createChatMessage(stage.as(fan), {
        channelId: stage.channelId('lobby'),
        text,
        stickerId,
        idempotencyKey: key,
      })
    const sent = await stick(first!.id)
    expect(sent).toMatchObject({ messageEdge: { node: { text: '', stickerId: first!.id } } })
    expect(await stick(first!.id)).toMatchObject({ __typename: 'CreateChatMessageSuccess' })
    expect((await stick(second!.id)).__typename).toBe('IdempotencyKeyReusedError')
    expect(await stick('sticker_none')).toEqual({
      __typename: 'NotFoundError',
      field: 'stickerId',
    })
    await expect(stick(first!.id, 'と、ことば')).rejects.toThrow('without a text')
    expect((await send(fan, '')).__typename).toBe('MessageTextError')
  })

  it('nothing of one tenant is there for another', async () => {
    const fan = await stage.fan()
    const other = stage.as(fan, 'other')
    expect(await loadChannel(other, stage.channelId('lobby'))).toBeNull()
    await expect(
      stage
        .databaseFor('other')
        .insert(message)
        .values({
          tenantId: 'ouen',
          channelId: stage.channelId('lobby'),
          seq: 99_999,
          rev: 99_999,
          id: 'message_x',
          authorId: fan,
          text: '越境',
          images: [],
          idempotencyKey: 'x',
          sentAt: new Date(),
        }),
    ).rejects.toThrow()
  })

  it.each(['', 'channel_', 'nope', '\u0000', "' or 1=1 --", 'message_01m7xq599hen9r4jeweakzbg5p'])(
    'no channel has the id %j',
    async (id) => {
      expect(await loadChannel(stage.as(await stage.fan()), id)).toBeNull()
    },
  )
})

describe('reading', () => {
  it('pages back from the newest, without overlap, to the first', async () => {
    const channel = (await loadChannel(stage.as(null), stage.channelId('midnight')))!
    const seen: number[] = []
    for (let before: string | null = null; ;) {
      const page = await messageConnection(stage.as(null), channel, { last: 7, before })
      seen.unshift(...page.edges.map(({ node }) => node.seq))
      if (!page.pageInfo.hasPreviousPage) break
      before = page.pageInfo.startCursor
    }
    expect(seen).toEqual(
      Array.from({ length: await stage.lastSeq(channel.id) }, (_, index) => index + 1),
    )
  })

  it('never serves more than fifty, and closes a gap in order', async () => {
    const channel = (await loadChannel(stage.as(null), stage.channelId('lobby')))!
    const { edges } = await messageConnection(stage.as(null), channel, { last: 10_000 })
    expect(edges.length).toBeLessThanOrEqual(50)
    const missed = await messagesAfter(
      stage.as(null),
      channel,
      (await stage.lastSeq(channel.id)) - 3,
    )
    expect(missed.map(({ seq }) => seq)).toEqual(
      [-2, -1, 0].map((offset) => missed.at(-1)!.seq + offset),
    )
  })

  it('leaves what its author has not seen to be read, and counts no words of their own', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const channel = (await loadChannel(stage.as(fan), stage.channelId('lobby')))!
    const unread = async () =>
      unreadOf(await stage.lastSeq(channel.id), await viewerReadState(stage.as(fan), channel))
    await send(fan, 'ひとつめ')
    expect(await unread()).toBe(0)
    await send(other, 'まだ見ていない')
    stage.pass(60)
    await send(fan, 'ふたつめ')
    expect(await unread()).toBe(1)
    await markChannelRead(stage.as(fan), channel.id, await stage.lastSeq(channel.id))
    expect(await unread()).toBe(0)
  })

  it('starts a newcomer with nothing unread, and a mark never goes back or ahead', async () => {
    const fan = await stage.fan()
    const lobby = stage.channelId('lobby')
    const newest = await stage.lastSeq(lobby)
    const mark = async () =>
      (await viewerReadState(stage.as(fan), (await loadChannel(stage.as(fan), lobby))!))!
        .lastReadSeq
    expect(await mark()).toBe(newest)
    await send(await stage.fan(), '新着です')
    await markChannelRead(stage.as(fan), lobby, newest - 5)
    expect(await mark()).toBe(newest)
    await markChannelRead(stage.as(fan), lobby, 1_000_000)
    expect(await mark()).toBe(newest + 1)
  })
})
