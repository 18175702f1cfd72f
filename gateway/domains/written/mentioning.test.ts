import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { createChatMessage } from '../chat/sending.ts'
import { openCommunity } from '../chat/testing.ts'
import { deleteComment } from '../comment/deleting.ts'
import { editComment } from '../comment/editing.ts'
import { loadComment, loadSubject, mentionableIn } from '../comment/service.ts'
import { comment } from '../comment/tables.ts'
import { createComment } from '../comment/writing.ts'
import { chooseOshi } from '../community/choosing.ts'
import { membership } from '../community/tables.ts'
import { followFan } from '../follow/service.ts'
import { hashtagUse } from '../hashtag/tables.ts'
import { muteUser } from '../mute/service.ts'
import { notificationsOf, setNotificationKind } from '../notification/reading.ts'
import { editPost } from '../post/editing.ts'
import { loadPost } from '../post/service.ts'
import { post } from '../post/tables.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { editTopic } from '../topic/editing.ts'
import { categoriesOf, loadTopic } from '../topic/service.ts'
import { createTopic, deleteTopic } from '../topic/writing.ts'
import { updateProfile } from '../user/service.ts'
import { user } from '../user/tables.ts'
import { mentionableTo, placeIn, textFields } from './mentioning.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
let friend: string
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(60 * 60)
  author = await named('書き手', null)
  friend = await named('コムギ')
})

/** A new fan of this name, who follows the author unless they are to follow nobody. */
async function named(displayName: string, follows: string | null = author) {
  const id = await stage.fan()
  await stage.db.update(user).set({ displayName }).where(eq(user.id, id))
  stage.as(id).cache.forget('ouen', 'user', id)
  if (follows !== null) await follow(id, follows)
  return id
}
const follow = (by: string, userId: string) =>
  followFan(stage.as(by), { communityId: stage.communityId, userId, isFollowed: true })

const label = '@だれか'
/** A text in which `{}` stands for the mention of these, in their order. */
function calling(pattern: string, ids: readonly string[]) {
  let text = ''
  const mentions = pattern.split('{}').flatMap((part, at) => {
    text += (at > 0 ? label : '') + part
    const start = text.length - part.length - label.length
    return at > 0 ? [{ userId: ids[at - 1]!, start, length: label.length }] : []
  })
  return { text, mentions }
}
type Sent = { text: string; mentions?: ReturnType<typeof calling>['mentions'] }
type Given = { by?: string; key?: string; subjectId?: string; replyToId?: string }

async function writePost(sent: Sent, { by = author, key = randomUUID() }: Given = {}) {
  const { communityId } = stage
  const made = await createPost(stage.as(by), { communityId, idempotencyKey: key, ...sent })
  return 'postEdge' in made ? { ...made, id: made.postEdge.node.id } : { ...made, id: '' }
}
async function writeTopic(sent: Sent, { by = author, key = randomUUID() }: Given = {}) {
  const [category] = await categoriesOf(stage.as(by), stage.communityId)
  const categoryId = category!.id
  const words = { categoryId, title: '港の話', idempotencyKey: key, ...sent }
  const made = await createTopic(stage.as(by), words)
  return 'topicEdge' in made ? { ...made, id: made.topicEdge.node.id } : { ...made, id: '' }
}
async function writeComment(sent: Sent, given: Given = {}) {
  const { by = author, key = randomUUID(), replyToId } = given
  const subjectId = given.subjectId ?? (await quietPost())
  const words = { subjectId, replyToId, idempotencyKey: key, ...sent }
  const made = await createComment(stage.as(by), words)
  return 'commentEdge' in made ? { ...made, id: made.commentEdge.node.id } : { ...made, id: '' }
}
let subjects = 0
/** A post of nobody's whom these tests look at. */
async function quietPost() {
  const by = await stage.fan()
  return (await writePost({ text: `港の朝 ${(subjects += 1)}` }, { by })).id
}

const told = async (fanId: string) => {
  const page = { side: 'after' as const, key: undefined, size: 20 }
  const rows = await notificationsOf(stage.as(fanId), { fanId }, page)
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'FOLLOW')
}
type Row = Parameters<typeof textFields.text>[0]
const read = async (row: Row | null, by = author) => {
  const context = stage.as(by)
  const text = await textFields.text(row!, {}, context)
  const mentions = await textFields.mentions(row!, {}, context)
  return {
    text,
    who: mentions.map(({ userId }) => userId),
    labels: mentions.map(({ start, length }) => text.slice(start, start + length)),
  }
}
const gone = async (userId: string) => {
  await stage.db.update(user).set({ status: 'deleted' }).where(eq(user.id, userId))
  stage.as(userId).cache.forget('ouen', 'user', userId)
}

const kinds = [
  {
    name: 'post',
    kind: 'POST_MENTION',
    write: writePost,
    load: (id: string, by = author) => loadPost(stage.as(by), id),
    edit: (id: string, sent: Sent, revision = 0) =>
      editPost(stage.as(author), { postId: id, revision, ...sent }),
    remove: (id: string, isDeleted: boolean) =>
      deletePost(stage.as(author), { postId: id, isDeleted }),
  },
  {
    name: 'topic',
    kind: 'TOPIC_MENTION',
    write: writeTopic,
    load: (id: string, by = author) => loadTopic(stage.as(by), id),
    edit: (id: string, sent: Sent, revision = 0) =>
      editTopic(stage.as(author), { topicId: id, title: '港の話', revision, ...sent }),
    remove: (id: string, isDeleted: boolean) =>
      deleteTopic(stage.as(author), { topicId: id, isDeleted }),
  },
  {
    name: 'comment',
    kind: 'COMMENT_MENTION',
    write: writeComment,
    load: (id: string, by = author) => loadComment(stage.as(by), id),
    edit: (id: string, sent: Sent, revision = 0) =>
      editComment(stage.as(author), { commentId: id, revision, ...sent }),
    remove: (id: string, isDeleted: boolean) =>
      deleteComment(stage.as(author), { commentId: id, isDeleted }),
  },
] as const

describe.each(kinds)('whom a $name mentions', ({ kind, write, load, edit, remove }) => {
  let here: Given
  beforeEach(async () => {
    here = { subjectId: await quietPost() }
  })
  const refusal = async (ids: readonly string[]) => {
    stage.pass(60 * 60)
    const made = await write(calling('{}'.repeat(ids.length), ids))
    return 'code' in made ? made.code : made.__typename
  }

  it('stands by the name of now, and by that of nobody once they have left', async () => {
    const { id } = await write(calling('{}さん、{}、おはよう', [friend, author]))
    expect(await read(await load(id))).toEqual({
      text: '@コムギさん、@書き手、おはよう',
      who: [friend, author],
      labels: ['@コムギ', '@書き手'],
    })
    expect([await told(friend), await told(author)]).toEqual([[kind], []])
    await updateProfile(stage.as(friend), { displayName: '小麦' })
    expect((await read(await load(id))).text).toBe('@小麦さん、@書き手、おはよう')
    await gone(friend)
    expect(await read(await load(id))).toMatchObject({
      text: '@退会したユーザーさん、@書き手、おはよう',
      who: [null, author],
    })
  })

  it('is nobody unknown, of elsewhere, of another tenant, or who blocks or is blocked', async () => {
    const outside = await stage.fan({ hasJoined: false })
    const elsewhere = newId('user')
    for (const id of [outside, elsewhere, stage.communityId, '', '@everyone'])
      expect(await refusal([id])).toBe('NOT_MENTIONABLE')
    expect(await refusal([friend])).toMatch(/Success$/)
    await muteUser(stage.as(friend), { userId: author, mute: 'BLOCKED' })
    expect(await refusal([friend])).toBe('NOT_MENTIONABLE')
    await muteUser(stage.as(friend), { userId: author, mute: 'NONE' })
    await follow(friend, author)
    expect(await refusal([friend])).toMatch(/Success$/)
    await muteUser(stage.as(author), { userId: friend, mute: 'BLOCKED' })
    expect(await refusal([friend])).toBe('NOT_MENTIONABLE')
  })

  it('is no stranger, whatever their age, and ten at most', async () => {
    const stranger = await named('とおりすがり', null)
    expect(await refusal([stranger])).toBe('NOT_MENTIONABLE')
    await stage.db.update(user).set({ birthDate: '1990-04-01' }).where(eq(user.id, stranger))
    expect(await refusal([stranger])).toBe('NOT_MENTIONABLE')
    expect(await refusal(Array.from({ length: 10 }, () => friend))).toMatch(/Success$/)
    expect(await refusal(Array.from({ length: 11 }, () => friend))).toBe('LIMIT')
    stage.pass(60 * 60)
    const one = calling('{}', [friend])
    const many = { ...one, mentions: Array.from({ length: 10_000 }, () => one.mentions[0]!) }
    expect(await write(many)).toMatchObject({ code: 'LIMIT', most: 10, userId: null })
  })

  it('stands at an @ of the text, apart from the others', async () => {
    const at = (start: number, length: number) => ({ userId: friend, start, length })
    const wrong = [
      [at(0, 4), at(2, 4)],
      [at(0, 4), at(0, 4)],
      [at(40, 4)],
      [at(-1, 4)],
      [at(1, 3)],
      [at(0, 999)],
      [at(0, 1)],
    ]
    for (const mentions of wrong)
      await expect(write({ text: '@だれか、おはよう', mentions })).rejects.toThrow(
        /Each mention stands/,
      )
    expect(await told(friend)).toEqual([])
  })

  it('is told once by the same key, whatever they are called by then', async () => {
    const key = randomUUID()
    const sent = calling('{}さん', [friend])
    const both = await Promise.all([write(sent, { key, ...here }), write(sent, { key, ...here })])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    const [{ id }] = both
    await updateProfile(stage.as(friend), { displayName: '小麦' })
    expect((await write(sent, { key, ...here })).id).toBe(id)
    await stage.leave(friend)
    expect((await write(sent, { key, ...here })).id).toBe(id)
    expect((await write(calling('{}さん', [author]), { key, ...here })).__typename).toBe(
      'IdempotencyKeyReusedError',
    )
  })
  it('is told of an edit where they are new, and no more where they are gone', async () => {
    const other = await named('くじら')
    const { id } = await write(calling('{}さん', [friend]))
    expect(await edit(id, calling('{}さん、{}さん', [friend, other]))).toMatchObject({
      __typename: expect.stringMatching(/^Edit.*Success$/),
    })
    expect([await told(friend), await told(other)]).toEqual([[kind], [kind]])
    expect((await read(await load(id))).text).toBe('@コムギさん、@くじらさん')
    await edit(id, calling('{}さん', [other]), 1)
    expect([await told(friend), await told(other)]).toEqual([[], [kind]])
    await edit(id, calling('{}さん、{}さん', [other, friend]), 2)
    expect([await told(friend), await told(other)]).toEqual([[kind], [kind]])
    // The same words again are no edit.
    expect(await edit(id, calling('{}さん、{}さん', [other, friend]), 2)).toMatchObject({
      __typename: expect.stringMatching(/^Edit.*Success$/),
    })
    expect((await load(id))!.revision).toBe(3)
  })

  it('stays where a client that knows no mentions leaves it standing', async () => {
    const other = await named('くじら')
    const { id } = await write(calling('{}と{}', [friend, other]))
    await edit(id, { text: 'ねえ @コムギ だけ' })
    expect(await read(await load(id))).toEqual({
      text: 'ねえ @コムギ だけ',
      who: [friend],
      labels: ['@コムギ'],
    })
    expect([await told(friend), await told(other)]).toEqual([[kind], []])
  })

  it('may stay when they have left, and takes in nobody who is not there', async () => {
    const { id } = await write(calling('{}さん', [friend]))
    await stage.leave(friend)
    expect(await edit(id, calling('また、{}さん', [friend]))).toMatchObject({
      __typename: expect.stringMatching(/^Edit.*Success$/),
    })
    expect(await edit(id, calling('{}', [newId('user')]), 1)).toMatchObject({
      __typename: 'TextMentionError',
      code: 'NOT_MENTIONABLE',
      field: 'mentions',
    })
    expect((await read(await load(id))).text).toBe('また、@コムギさん')
  })

  it('is told no more of what is deleted, and again of what comes back', async () => {
    const { id } = await write(calling('{}さん', [friend]))
    await remove(id, true)
    expect(await told(friend)).toEqual([])
    await remove(id, false)
    expect(await told(friend)).toEqual([kind])
    await remove(id, true)
    stage.pass(120)
    await stage.runJobs()
    expect(await told(friend)).toEqual([])
  })

  it('is not told where they switched it off, or keep the author away', async () => {
    await setNotificationKind(stage.as(friend), { kind, isOn: false })
    await write(calling('{}さん', [friend]))
    expect(await told(friend)).toEqual([])
    const other = await named('くじら')
    await muteUser(stage.as(other), { userId: author, mute: 'MUTED' })
    stage.pass(60 * 60)
    await write(calling('{}さん', [other]))
    expect(await told(other)).toEqual([])
  })
})

it('another tenant’s fan can’t be mentioned', async () => {
  const foreign = newId('user')
  const [{ tenantId: _, ...row }] = (await stage.db
    .select()
    .from(user)
    .where(eq(user.id, friend))) as [typeof user.$inferSelect]
  await stage.db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('app.tenant_id', 'elsewhere', true)`)
    await transaction.insert(user).values({ ...row, id: foreign, referralCode: 'elsewhere' })
  })
  const made = await writePost(calling('{}さん', [foreign]))
  expect(made).toMatchObject({ __typename: 'TextMentionError', userId: foreign })
})

describe('in comments', () => {
  const find = async (by: string, subjectId: string, name: string) => {
    const context = stage.as(by)
    const subject = (await loadSubject(context, subjectId))!
    return (await mentionableIn(context, subject, name)).map(({ id }) => id)
  }

  it('whoever talks there can be answered by name, the latest first', async () => {
    const subjectId = await quietPost()
    const [one, two] = [await named('ひとり', null), await named('ふたり', null)]
    expect((await writeComment(calling('{}さん', [one]), { subjectId })).__typename).toBe(
      'TextMentionError',
    )
    stage.pass(10)
    await writeComment({ text: 'ひとつめ' }, { by: one, subjectId })
    stage.pass(10)
    await writeComment({ text: 'ふたつめ' }, { by: two, subjectId })
    expect((await find(author, subjectId, '')).slice(0, 2)).toEqual([two, one])
    expect(await find(author, subjectId, 'ひと')).toEqual([one])
    expect((await writeComment(calling('{}さん', [one]), { subjectId })).__typename).toBe(
      'CreateCommentSuccess',
    )
    expect(await told(one)).toEqual(['COMMENT_MENTION'])
  })

  it('whoever is answered, or wrote what it is about, hears of it once', async () => {
    const { id: subjectId } = await writePost({ text: '港の朝' }, { by: friend })
    await writeComment(calling('{}さん', [friend]), { subjectId })
    expect(await told(friend)).toEqual(['COMMENT'])
    const { id: replyToId } = await writeComment({ text: 'はい' }, { by: friend, subjectId })
    await writeComment(calling('{}さん', [friend]), { subjectId, replyToId })
    expect(await told(friend)).toEqual(['COMMENT_REPLY', 'COMMENT'])
    // Of no answers they wish to hear: then they hear that they were called.
    await setNotificationKind(stage.as(friend), { kind: 'COMMENT', isOn: false })
    await writeComment(calling('{}さん、もう一度', [friend]), { subjectId })
    expect(await told(friend)).toEqual(['COMMENT_MENTION', 'COMMENT_REPLY'])
  })

  it('whoever can’t read it is not told', async () => {
    const [host, speaker] = [await stage.fan(), await stage.fan()]
    const { id: subjectId } = await writePost({ text: '港の朝' }, { by: host })
    await muteUser(stage.as(host), { userId: friend, mute: 'BLOCKED' })
    await writeComment(calling('{}さん', [friend]), { subjectId })
    const other = await named('くじら')
    const { id: replyToId } = await writeComment({ text: 'はい' }, { by: speaker, subjectId })
    await muteUser(stage.as(speaker), { userId: other, mute: 'BLOCKED' })
    await writeComment(calling('{}さん', [other]), { subjectId, replyToId })
    expect([await told(friend), await told(other)]).toEqual([[], []])
  })
})

it('posts find followers and talents by name, and nobody by none', async () => {
  const find = async (name: string) =>
    (await mentionableTo(stage.as(author), placeIn(stage.communityId), name)).map(({ id }) => id)
  expect(await find('こむ')).toEqual([friend])
  expect(await find('')).toEqual([])
  const outside = stage.as(await stage.fan({ hasJoined: false }))
  expect(await mentionableTo(outside, placeIn(stage.communityId), 'こむ')).toEqual([])
})

it('whom their oshi’s post calls hears of it once', async () => {
  const place = { userId: membership.userId, talentId: membership.oshiId }
  const [her] = await stage.db.select(place).from(membership).where(eq(membership.role, 'TALENT'))
  await chooseOshi(stage.as(friend), stage.communityId, her!.talentId!)
  await follow(friend, her!.userId)
  await writePost(calling('{}さん', [friend]), { by: her!.userId })
  await stage.runJobs()
  expect(await told(friend)).toEqual(['POST_MENTION'])
  await setNotificationKind(stage.as(friend), { kind: 'POST_MENTION', isOn: false })
  stage.pass(60 * 60)
  await writePost(calling('{}さん、もう一度', [friend]), { by: her!.userId })
  await stage.runJobs()
  expect(await told(friend)).toEqual(['OSHI_POST'])
})

it('strangers are told thirty times in an hour, in rooms and comments together', async () => {
  const subjectId = await quietPost()
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, at) => named(`群${at}`, null)))
  for (const by of crowd) {
    await writeComment({ text: `ここ ${by.slice(-4)}` }, { by, subjectId })
    const said = { channelId: stage.channelId('lobby'), idempotencyKey: randomUUID(), text: 'はい' }
    await createChatMessage(stage.as(by), said)
  }
  const comments = (times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, at) =>
        writeComment(calling(`${at} ${'{}'.repeat(8)}`, crowd), { subjectId }),
      ),
    )
  const messages = (times: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        createChatMessage(stage.as(author), {
          channelId: stage.channelId('lobby'),
          idempotencyKey: randomUUID(),
          ...calling('{}'.repeat(8), crowd),
        }),
      ),
    )
  // At once: two that count beside each other would each find the bound unused.
  await Promise.all([comments(3), messages(3)])
  const counts = await Promise.all(crowd.map(async (fan) => (await told(fan)).length))
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(30)
})

it('an older release’s edit leaves no mention standing at its words', async () => {
  const { id } = await writeComment(calling('{}さん', [friend]))
  await stage.db
    .update(comment)
    .set({ text: '@コムギ はだれでしょう', revision: 1 })
    .where(eq(comment.id, id))
  expect(await read(await loadComment(stage.as(author), id))).toMatchObject({
    text: '@コムギ はだれでしょう',
    who: [],
  })
})

it('a name’s # is no hashtag, and what follows a name may be one', async () => {
  const tagged = await named('山田 #推し')
  const { id } = await writePost(calling('{}#夜の港 おはよう', [tagged]))
  const uses = await stage.db.select().from(hashtagUse).where(eq(hashtagUse.subjectId, id))
  expect(uses.map(({ key }) => key)).toEqual(['夜の港'])
  const [row] = await stage.db.select().from(post).where(eq(post.id, id))
  expect(row!.text).toBe('@山田 #推し#夜の港 おはよう')
})
