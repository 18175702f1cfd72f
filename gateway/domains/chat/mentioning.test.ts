import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foldName } from '#rules/fold.ts'
import { spelledAlike } from '#rules/spelledAlike.testing.ts'
import { newId } from '../../platform/ids.ts'
import { loadMembership } from '../community/service.ts'
import { talent } from '../community/tables.ts'
import { followFan } from '../follow/service.ts'
import { showMentions, strangersTold } from '../mention/service.ts'
import { muteUser } from '../mute/service.ts'
import { notificationsOf, setNotificationKind, unreadCountOf } from '../notification/reading.ts'
import { tellMentions } from '../notification/service.ts'
import { updateProfile } from '../user/service.ts'
import { user } from '../user/tables.ts'
import { deleteChatMessage, editChatMessage } from './changing.ts'
import { mentionableIn } from './mentioning.ts'
import { createChatMessage } from './sending.ts'
import { loadChannel, loadMessage, markChannelRead, viewerReadState } from './service.ts'
import { openCommunity } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
let friend: string
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(60)
  author = await named('書き手', { follows: null })
  friend = await named('コムギ')
})

/** A new fan of this name, who follows the author unless they are to follow nobody. */
async function named(displayName: string, { follows = author }: { follows?: string | null } = {}) {
  const id = await stage.fan()
  await stage.db.update(user).set({ displayName }).where(eq(user.id, id))
  stage.as(id).cache.forget('ouen', 'user', id)
  if (follows !== null)
    await followFan(stage.as(id), {
      communityId: stage.communityId,
      userId: follows,
      isFollowed: true,
    })
  return id
}

/** A text in which `{}` stands for the mention of these, in their order. */
function calling(pattern: string, ids: readonly string[], label = '@だれか') {
  let text = ''
  const mentions = pattern.split('{}').flatMap((part, at) => {
    text += (at > 0 ? label : '') + part
    const start = text.length - part.length - label.length
    return at > 0 ? [{ userId: ids[at - 1]!, start, length: label.length }] : []
  })
  return { text, mentions }
}

type Sent = { slug?: string; by?: string; key?: string; label?: string; replyToId?: string }
const send = (
  pattern: string,
  ids: readonly string[],
  { slug = 'lobby', by = author, key = randomUUID(), label, replyToId }: Sent = {},
) =>
  createChatMessage(stage.as(by), {
    channelId: stage.channelId(slug),
    idempotencyKey: key,
    replyToId,
    ...calling(pattern, ids, label),
  })
async function sent(...given: Parameters<typeof send>) {
  const answer = await send(...given)
  if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
  return answer.messageEdge.node
}
const shown = async (id: string, by = author) => {
  const context = stage.as(by)
  const { text, mentions } = await showMentions(context, (await loadMessage(context, id))!)
  return {
    text,
    who: mentions.map((each) => each.userId),
    labels: mentions.map((each) => text.slice(each.start, each.start + each.length)),
  }
}
const told = async (fanId: string) => {
  const page = { side: 'after' as const, key: undefined, size: 20 }
  const rows = await notificationsOf(stage.as(fanId), { fanId }, page)
  return rows.map(({ kind }) => kind)
}
const unread = (fanId: string) => unreadCountOf(stage.as(fanId), { fanId })
const found = async (typed: string, by = author, slug = 'lobby') => {
  const context = stage.as(by)
  const channel = (await loadChannel(context, stage.channelId(slug)))!
  return (await mentionableIn(context, channel, typed)).map(({ id }) => id)
}
const marked = async (fanId: string, slug = 'lobby') => {
  const context = stage.as(fanId)
  const channel = (await loadChannel(context, stage.channelId(slug)))!
  return (await viewerReadState(context, channel))!.unreadMentions
}

describe('whom a message mentions', () => {
  it('stands by the name of now, and by that of nobody once they have left', async () => {
    const { id } = await sent('{}さん、{}、おはよう', [friend, author])
    expect(await shown(id)).toEqual({
      text: '@コムギさん、@書き手、おはよう',
      who: [friend, author],
      labels: ['@コムギ', '@書き手'],
    })
    await updateProfile(stage.as(friend), { displayName: '小麦' })
    expect((await shown(id)).text).toBe('@小麦さん、@書き手、おはよう')
    await stage.db.update(user).set({ status: 'deleted' }).where(eq(user.id, friend))
    stage.as(friend).cache.forget('ouen', 'user', friend)
    expect(await shown(id)).toMatchObject({
      text: '@退会したユーザーさん、@書き手、おはよう',
      who: [null, author],
    })
  })

  it('takes no name but theirs, whatever the text says', async () => {
    const { id } = await sent('{}から、おしらせ', [friend], { label: '@運営\u202e<b>' })
    expect((await shown(id)).text).toBe('@コムギから、おしらせ')
  })

  it('leaves @everyone and the name of nobody as plain text', async () => {
    const { id } = await sent('@everyone @コムギ おはよう', [])
    expect(await shown(id)).toMatchObject({ text: '@everyone @コムギ おはよう', who: [] })
    expect(await told(friend)).toEqual([])
  })

  it('is told once and marks the room, and is gone with the message', async () => {
    await markChannelRead(stage.as(friend), stage.channelId('lobby'), 1_000_000)
    const { id } = await sent('{}と{}', [friend, friend])
    expect(await told(friend)).toEqual(['MENTION'])
    expect([await unread(friend), await marked(friend), await marked(author)]).toEqual([1, 1, 0])
    await deleteChatMessage(stage.as(author), { messageId: id, isDeleted: true })
    expect([await told(friend), await unread(friend), await marked(friend)]).toEqual([[], 0, 0])
    await deleteChatMessage(stage.as(author), { messageId: id, isDeleted: false })
    expect([await told(friend), await marked(friend)]).toEqual([['MENTION'], 1])
    await deleteChatMessage(stage.as(author), { messageId: id, isDeleted: true })
    stage.pass(120)
    await stage.runJobs()
    expect([await told(friend), await marked(friend)]).toEqual([[], 0])
  })

  it('tells whoever is answered of the answer alone, unless they want to hear of none', async () => {
    const { id: replyToId } = await sent('おはよう', [], { by: friend })
    await sent('{}さん', [friend], { replyToId })
    expect(await told(friend)).toEqual(['REPLY'])
    await setNotificationKind(stage.as(friend), { kind: 'REPLY', isOn: false })
    await sent('{}さん', [friend], { replyToId })
    expect(await told(friend)).toEqual(['MENTION'])
    await setNotificationKind(stage.as(friend), { kind: 'MENTION', isOn: false })
    expect(await told(friend)).toEqual([])
  })

  it('tells nothing of whoever is muted', async () => {
    await markChannelRead(stage.as(friend), stage.channelId('lobby'), 1_000_000)
    await muteUser(stage.as(friend), { userId: author, mute: 'MUTED' })
    await sent('{}さん', [friend])
    expect([await told(friend), await unread(friend), await marked(friend)]).toEqual([[], 0, 0])
  })

  it('answers the same message again, whatever they are called by then', async () => {
    const key = randomUUID()
    const { id } = await sent('{}さん', [friend], { key })
    await updateProfile(stage.as(friend), { displayName: '小麦' })
    expect((await sent('{}さん', [friend], { key })).id).toBe(id)
    await stage.leave(friend)
    expect((await sent('{}さん', [friend], { key })).id).toBe(id)
    expect((await send('{}さん', [author], { key })).__typename).toBe('IdempotencyKeyReusedError')
  })
})

describe('a crowd of strangers', () => {
  it('is told of thirty mentions in an hour; the rest stand untold, and friends are told all', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => named('', { follows: null })))
    for (const by of crowd) await sent('ここにいます', [], { by })
    const counts = async (fanIds = crowd) =>
      (await Promise.all(fanIds.map(told))).map(({ length }) => length)
    const call = async () => {
      stage.pass(5)
      return sent('{}'.repeat(9), [...crowd, friend])
    }
    const first = await call()
    for (let times = 0; times < 2; times += 1) await call()
    expect(await counts()).toEqual([3, 3, 3, 3, 3, 3, 3, 3])
    const last = await call()
    expect(await counts()).toEqual([4, 4, 4, 4, 4, 4, 3, 3])
    expect(await counts([friend])).toEqual([4])
    // It is said all the same, and the room shows it.
    expect((await shown(last.id)).who).toContain(crowd[7])
    expect(await marked(crowd[7]!)).toBe(4)
    // What was told once is no new word to anybody.
    for (const isDeleted of [true, false])
      await deleteChatMessage(stage.as(author), { messageId: first.id, isDeleted })
    expect(await counts()).toEqual([4, 4, 4, 4, 4, 4, 3, 3])
    stage.pass(60 * 60)
    await call()
    expect(await counts()).toEqual([5, 5, 5, 5, 5, 5, 4, 4])
  })
})

describe('messages to strangers at the same time', () => {
  it('ring no oftener than one after another', async () => {
    const crowd = await Promise.all(Array.from({ length: 9 }, () => named('', { follows: null })))
    for (const by of crowd) await sent('ここにいます', [], { by })
    const calls: string[] = []
    for (let times = 0; times < 4; times += 1) calls.push((await sent('ねえ', [])).id)
    const deed = {
      kind: 'MENTION' as const,
      actorId: author,
      communityId: stage.communityId,
      at: stage.as(author).now(),
    }
    await Promise.all(
      calls.map((subjectId) =>
        tellMentions(stage.db, { ...deed, subjectId, fanIds: crowd }, strangersTold),
      ),
    )
    const counts = await Promise.all(crowd.map(told))
    expect(counts.flat()).toHaveLength(30)
  })
})

describe('a changed message', () => {
  const edit = (
    messageId: string,
    text: string,
    mentions?: { userId: string; start: number; length: number }[],
  ) => editChatMessage(stage.as(author), { messageId, text, mentions })

  it('tells those who are new, and nobody twice', async () => {
    const other = await named('くじら')
    const { id } = await sent('{}さん', [friend])
    const both = calling('{}さん、{}さん', [friend, other])
    await edit(id, both.text, both.mentions)
    expect([await told(friend), await told(other)]).toEqual([['MENTION'], ['MENTION']])
    await edit(id, 'だれも', [])
    expect([await told(friend), await told(other)]).toEqual([[], []])
    const before = (
      await notificationsOf(
        stage.as(friend),
        { fanId: friend },
        { side: 'after', key: undefined, size: 1 },
      )
    ).length
    await edit(id, both.text, both.mentions)
    expect([before, await told(friend), await unread(friend)]).toEqual([0, ['MENTION'], 1])
  })

  it('keeps whoever an older client leaves standing', async () => {
    const other = await named('くじら')
    const { id } = await sent('{}と{}', [friend, other])
    await edit(id, 'ねえ @コムギ だけ')
    expect(await shown(id)).toEqual({
      text: 'ねえ @コムギ だけ',
      who: [friend],
      labels: ['@コムギ'],
    })
    expect([await told(friend), await told(other)]).toEqual([['MENTION'], []])
  })

  it('keeps whoever has left the room meanwhile, and takes in nobody who is not there', async () => {
    const { id } = await sent('{}さん', [friend])
    await stage.leave(friend)
    const again = calling('また、{}さん', [friend])
    expect((await edit(id, again.text, again.mentions)).__typename).toBe('EditMessageSuccess')
    const foreign = calling('{}', [newId('user')])
    expect(await edit(id, foreign.text, foreign.mentions)).toMatchObject({
      __typename: 'MessageMentionError',
      code: 'NOT_MENTIONABLE',
      field: 'mentions',
    })
    expect((await shown(id)).text).toBe('また、@コムギさん')
  })
})

describe('who can be mentioned', () => {
  const refusal = async (id: string, given: Sent = {}) => {
    const answer = await send('{}', [id], given)
    return answer.__typename === 'MessageMentionError' ? answer.code : answer.__typename
  }

  it('is whoever reads the room, and no id of anything else', async () => {
    const stranger = await stage.fan({ hasJoined: false })
    for (const id of [stranger, newId('user'), stage.channelId('lobby'), '', '@everyone'])
      expect(await refusal(id)).toBe('NOT_MENTIONABLE')
    expect(await refusal(friend, { slug: 'atelier' })).toBe('CreateChatMessageSuccess')
  })

  it.each([
    ['blocks the author', () => muteUser(stage.as(friend), { userId: author, mute: 'BLOCKED' })],
    [
      'is blocked by the author',
      () => muteUser(stage.as(author), { userId: friend, mute: 'BLOCKED' }),
    ],
  ])('is nobody who %s', async (_, block) => {
    friend = await named('ハジロ')
    expect(await found('はじろ')).toContain(friend)
    await block()
    expect(await refusal(friend)).toBe('NOT_MENTIONABLE')
    expect(await found('はじろ')).not.toContain(friend)
  })

  it('is for those alone whom they follow, and for all once they speak there, whatever their age', async () => {
    const young = await named('わかば', { follows: null })
    await stage.db.update(user).set({ birthDate: '1990-04-01' }).where(eq(user.id, young))
    expect([await refusal(young), await found('わかば')]).toEqual(['NOT_MENTIONABLE', []])
    await followFan(stage.as(young), {
      communityId: stage.communityId,
      userId: author,
      isFollowed: true,
    })
    expect([await refusal(young), await found('わかば')]).toEqual([
      'CreateChatMessageSuccess',
      [young],
    ])
    expect(await found('わかば', friend)).toEqual([])
    await sent('はじめまして', [], { by: young })
    expect(await found('わかば', friend)).toEqual([young])
  })

  it('is ten at most, and the error says so', async () => {
    const answer = await send(
      '{}'.repeat(11),
      Array.from({ length: 11 }, () => friend),
    )
    expect(answer).toMatchObject({ __typename: 'MessageMentionError', code: 'LIMIT', most: 10 })
    expect(
      (
        await send(
          '{}'.repeat(10),
          Array.from({ length: 10 }, () => friend),
        )
      ).__typename,
    ).toBe('CreateChatMessageSuccess')
  })
})

describe('finding somebody to mention', () => {
  it('takes their name in any kana, width and case, and a talent by their reading', async () => {
    const [gull, latin] = [await named('カモメ'), await named('Ａｎｎａ・Ｍ')]
    for (const typed of ['かもめ', 'ｶﾓﾒ', 'カモ']) expect(await found(typed)).toEqual([gull])
    for (const typed of ['anna', 'ANNAm']) expect(await found(typed)).toEqual([latin])
    const [cyrillic, greek] = [await named('АННА Й'), await named('ΣΟΦΊΑ')]
    for (const typed of ['Анна', 'анна', 'аннай']) expect(await found(typed)).toEqual([cyrillic])
    for (const typed of ['Σοφ', 'σοφία']) expect(await found(typed)).toEqual([greek])
    // The middle of a name finds those who speak here.
    expect(await found('モメ')).toEqual([])
    await sent('ここにいます', [], { by: gull })
    expect(await found('モメ')).toEqual([gull])
    const { reading } = (await stage.db.select().from(talent))[0]!
    const [performer] = await found(reading.ja.slice(0, 3))
    expect(await loadMembership(stage.as(author), stage.communityId, performer!)).toMatchObject({
      role: 'TALENT',
    })
  })

  it('folds every name in the database as what is typed is folded here', async () => {
    const letters: string[] = []
    for (const [from, to] of [
      [0x20, 0x33ff],
      [0xfe00, 0xffef],
      [0x1f100, 0x1f1ff],
    ] as const)
      for (let code = from; code <= to; code += 1) letters.push(String.fromCodePoint(code))
    letters.push(
      ...spelledAlike.flat(),
      'ゝ',
      'ゞゝ',
      'aゞ',
      'が ゝ',
      '㌔ゝ',
      'か ゛',
      'あ\u3099ゝ',
    )
    letters.push('カ\u3099', 'e\u0301', 'ｶﾞ', 'あ\u{e0100}ﾞ', '👩\u200d🎤')
    const { rows } = await stage.db.execute<{ folded: string }>(
      sql`select fold_name(letter) as folded from unnest(${sql.param(letters)}::text[])
        with ordinality as each (letter, place) order by place`,
    )
    expect(rows.map(({ folded }) => folded)).toEqual(letters.map(foldName))
  })

  it('finds a name by each way to write it', async () => {
    for (const [one, other] of spelledAlike) {
      const fan = await named(other)
      expect(await found(one)).toContain(fan)
    }
  })

  it('begins with those who spoke last', async () => {
    await sent('ここにいます', [], { by: friend })
    const [first] = await found('')
    expect(first).toBe(friend)
    expect(await found('')).not.toContain(author)
  })

  it('finds nobody for whoever may not write', async () => {
    const stranger = await stage.fan({ hasJoined: false })
    expect(await found('こむぎ', stranger)).toEqual([])
  })
})
