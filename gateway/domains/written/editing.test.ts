import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { editComment } from '../comment/editing.ts'
import { deleteComment } from '../comment/deleting.ts'
import { loadComment } from '../comment/service.ts'
import { comment } from '../comment/tables.ts'
import { createComment } from '../comment/writing.ts'
import { deniedWord, report } from '../moderation/tables.ts'
import { reportSubject } from '../moderation/reporting.ts'
import { muteUser } from '../mute/service.ts'
import { editPost } from '../post/editing.ts'
import { searchPosts } from '../post/searching.ts'
import { loadPost } from '../post/service.ts'
import { post } from '../post/tables.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { editTopic } from '../topic/editing.ts'
import { searchTopics } from '../topic/searching.ts'
import { categoriesOf, loadTopic } from '../topic/service.ts'
import { topic } from '../topic/tables.ts'
import { createTopic, deleteTopic } from '../topic/writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let member: string
let other: string
beforeAll(async () => {
  stage = await openCommunity()
  member = await stage.fan()
  other = await stage.fan()
  await stage.db.insert(deniedWord).values({ word: 'わるいことば', scope: 'EVERYWHERE' })
})
afterAll(() => stage.close())
beforeEach(() => stage.pass(60 * 60))

let keys = 0
const key = () => `edited-${(keys += 1)}`

async function writePost(userId: string, text: string) {
  const made = await createPost(stage.as(userId), {
    communityId: stage.communityId,
    text,
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node.id
}
async function writeTopic(userId: string, text: string) {
  const [category] = await categoriesOf(stage.as(userId), stage.communityId)
  const made = await createTopic(stage.as(userId), {
    categoryId: category!.id,
    title: '港の話',
    text,
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreateTopicSuccess') throw new Error(made.__typename)
  return made.topicEdge.node.id
}
async function writeComment(userId: string, text: string, subjectId?: string) {
  const made = await createComment(stage.as(userId), {
    subjectId: subjectId ?? (await writePost(other, '港の朝')),
    text,
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreateCommentSuccess') throw new Error(made.__typename)
  return made.commentEdge.node.id
}

const kinds = [
  {
    name: 'Post',
    table: post,
    most: 2000,
    write: writePost,
    edit: (userId: string | null, postId: string, text: string, revision = 0) =>
      editPost(stage.as(userId), { postId, text, revision }),
    remove: (postId: string, isDeleted: boolean) =>
      deletePost(stage.as(member), { postId, isDeleted }),
    read: (id: string) => loadPost(stage.as(other), id),
  },
  {
    name: 'Topic',
    table: topic,
    most: 5000,
    write: writeTopic,
    edit: (userId: string | null, topicId: string, text: string, revision = 0) =>
      editTopic(stage.as(userId), { topicId, title: '港の話', text, revision }),
    remove: (topicId: string, isDeleted: boolean) =>
      deleteTopic(stage.as(member), { topicId, isDeleted }),
    read: (id: string) => loadTopic(stage.as(other), id),
  },
  {
    name: 'Comment',
    table: comment,
    most: 500,
    write: writeComment,
    edit: (userId: string | null, commentId: string, text: string, revision = 0) =>
      editComment(stage.as(userId), { commentId, text, revision }),
    remove: (commentId: string, isDeleted: boolean) =>
      deleteComment(stage.as(member), { commentId, isDeleted }),
    read: (id: string) => loadComment(stage.as(other), id),
  },
] as const

describe.each(kinds)('an edited $name', ({ name, table, most, write, edit, remove, read }) => {
  const field = `${name.toLowerCase()}Id`
  const subject = name.toLowerCase()

  it('has another text, and says that it was changed', async () => {
    const id = await write(member, 'おはよお')
    expect(await read(id)).toMatchObject({ editedAt: null, revision: 0 })
    stage.pass(60)
    expect(await edit(member, id, ' おはよう ')).toMatchObject({
      __typename: `Edit${name}Success`,
      [subject]: { text: 'おはよう', editedAt: stage.as(member).now(), revision: 1 },
    })
    expect(await read(id)).toMatchObject({ text: 'おはよう', revision: 1 })
  })

  it('is changed by its author alone, until ten minutes after posting', async () => {
    const id = await write(member, 'そのまま')
    expect(await edit(null, id, 'だれか')).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await edit(other, id, 'のっとり')).toEqual({ __typename: 'NotFoundError', field })
    stage.pass(10 * 60 - 1)
    expect(await edit(member, id, 'ぎりぎり')).toMatchObject({ __typename: `Edit${name}Success` })
    stage.pass(1)
    expect(await edit(member, id, 'おそい', 1)).toEqual({ __typename: `${name}EditClosedError` })
    expect(await read(id)).toMatchObject({ text: 'ぎりぎり' })
  })

  it('holds what its kind holds; one that was deleted is changed no more', async () => {
    const id = await write(member, 'よいことば')
    expect(await edit(member, id, ' \u200b ')).toMatchObject({ code: 'EMPTY' })
    expect(await edit(member, id, 'あ'.repeat(most + 1))).toMatchObject({ code: 'TOO_LONG' })
    expect(await edit(member, id, 'あ\u0000')).toMatchObject({ code: 'UNREADABLE' })
    expect(await edit(member, id, 'わるいことば')).toMatchObject({
      __typename: 'TextModerationError',
    })
    await remove(id, true)
    expect(await edit(member, id, 'まだある')).toMatchObject({ __typename: 'NotFoundError' })
    await remove(id, false)
    expect(await read(id)).toMatchObject({ text: 'よいことば', editedAt: null })
  })

  it('leaves to a report what it was made on, and is changed no more once it is held', async () => {
    const id = await write(member, 'ひどい言葉')
    await reportSubject(stage.as(other), { subjectId: id, reason: 'HARASSMENT' })
    await edit(member, id, 'やさしい言葉')
    const [made] = await stage.db.select().from(report).where(eq(report.subjectId, id))
    expect(made).toMatchObject({ said: expect.stringContaining('ひどい言葉') })
    const at = stage.as(member).now()
    await stage.db.update(table).set({ heldAt: at, deletedAt: at }).where(eq(table.id, id))
    expect(await edit(member, id, 'みっつめ', 1)).toMatchObject({ __typename: 'NotFoundError' })
  })

  it('is of nobody who left, until they join again', async () => {
    const leaving = await stage.fan()
    const id = await write(leaving, 'いるあいだ')
    await stage.leave(leaving)
    expect(await edit(leaving, id, '出たあと')).toMatchObject({ __typename: 'NotJoinedError' })
  })

  it('is refused where another device was first, also at once; asked twice it is no error', async () => {
    const id = await write(member, 'もと')
    const both = await Promise.all([edit(member, id, 'こちら'), edit(member, id, 'あちら')])
    expect(both.map((each) => each.__typename).toSorted()).toEqual(
      [`${name}ChangedError`, `Edit${name}Success`].toSorted(),
    )
    const text = (await read(id))!.text
    expect(await edit(member, id, text)).toMatchObject({
      __typename: `Edit${name}Success`,
      [subject]: { revision: 1 },
    })
    expect(await edit(member, id, 'みっつめ')).toMatchObject({
      __typename: `${name}ChangedError`,
      [subject]: { text, revision: 1 },
    })
    expect(await edit(member, id, 'みっつめ', 1)).toMatchObject({ [subject]: { revision: 2 } })
  })
})

it.each([
  { of: 'posts', write: writePost, edit: kinds[0].edit, search: searchPosts },
  { of: 'topics', write: writeTopic, edit: kinds[1].edit, search: searchTopics },
])('edited $of are found by their new words, no more by their old ones', async (kind) => {
  const id = await kind.write(member, 'ふるい灯台')
  const found = async (words: string) =>
    (await kind.search(stage.as(other), stage.communityId, { words })).edges.map(
      ({ node }) => node.id,
    )
  await stage.runJobs()
  expect(await found('ふるい灯台')).toEqual([id])
  await kind.edit(member, id, 'あたらしい桟橋')
  expect(await found('あたらしい桟橋')).toEqual([id])
  await stage.runJobs()
  expect(await found('あたらしい桟橋')).toEqual([id])
  expect(await found('ふるい灯台')).toEqual([])
})

it('a topic’s title is changed by the rules of one', async () => {
  const id = await writeTopic(member, '霧です。')
  const edit = (title: string, revision = 0) =>
    editTopic(stage.as(member), { topicId: id, title, text: '霧です。', revision })
  expect(await edit('あ')).toMatchObject({ field: 'title', code: 'TOO_SHORT' })
  expect(await edit('朝の 霧の話')).toMatchObject({ topic: { title: '朝の 霧の話', revision: 1 } })
})

it('a comment is changed no more where its author can’t read any more what it is about', async () => {
  const subjectId = await writePost(other, '港の朝')
  const id = await writeComment(member, 'きれい', subjectId)
  await muteUser(stage.as(other), { userId: member, mute: 'BLOCKED' })
  expect(await kinds[2].edit(member, id, 'きれいです')).toEqual({
    __typename: 'NotFoundError',
    field: 'commentId',
  })
  await muteUser(stage.as(other), { userId: member, mute: 'NONE' })
})
