import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { deniedWord, report } from '../moderation/tables.ts'
import { reportSubject } from '../moderation/reporting.ts'
import { editPost } from './editing.ts'
import { searchPosts } from './searching.ts'
import { loadPost } from './service.ts'
import { post } from './tables.ts'
import { createPost, deletePost } from './writing.ts'

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
async function written(text: string, userId = member) {
  const made = await createPost(stage.as(userId), {
    communityId: stage.communityId,
    text,
    idempotencyKey: `edited-${(keys += 1)}`,
  })
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node.id
}
const edit = (userId: string | null, postId: string, text: string, revision = 0) =>
  editPost(stage.as(userId), { postId, text, revision })
const read = (postId: string) => loadPost(stage.as(other), postId)

describe('editing', () => {
  it('gives an own post another text, which says that it was changed', async () => {
    const id = await written('おはよお')
    expect(await read(id)).toMatchObject({ editedAt: null, revision: 0 })
    stage.pass(60)
    expect(await edit(member, id, ' おはよう ')).toMatchObject({
      __typename: 'EditPostSuccess',
      post: { text: 'おはよう', editedAt: stage.as(member).now(), revision: 1 },
    })
    expect(await read(id)).toMatchObject({ text: 'おはよう', revision: 1 })
  })

  it('is an author’s alone, and ends ten minutes after posting', async () => {
    const id = await written('そのまま')
    expect(await edit(null, id, 'だれか')).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await edit(other, id, 'のっとり')).toEqual({
      __typename: 'NotFoundError',
      field: 'postId',
    })
    stage.pass(10 * 60 - 1)
    expect(await edit(member, id, 'ぎりぎり')).toMatchObject({ __typename: 'EditPostSuccess' })
    stage.pass(1)
    expect(await edit(member, id, 'おそい', 1)).toEqual({ __typename: 'PostEditClosedError' })
    expect(await read(id)).toMatchObject({ text: 'ぎりぎり' })
  })

  it('takes what a post takes, and nothing of one that was deleted', async () => {
    const id = await written('よいことば')
    expect(await edit(member, id, ' \u200b ')).toMatchObject({ code: 'EMPTY' })
    expect(await edit(member, id, 'あ'.repeat(2001))).toMatchObject({ code: 'TOO_LONG' })
    expect(await edit(member, id, 'あ\u0000')).toMatchObject({ code: 'UNREADABLE' })
    expect(await edit(member, id, 'わるいことば')).toMatchObject({
      __typename: 'TextModerationError',
    })
    await deletePost(stage.as(member), { postId: id, isDeleted: true })
    expect(await edit(member, id, 'まだある')).toMatchObject({ __typename: 'NotFoundError' })
    await deletePost(stage.as(member), { postId: id, isDeleted: false })
    expect(await read(id)).toMatchObject({ text: 'よいことば', editedAt: null })
  })

  it('leaves to a report what it was made on, and ends where the post is held', async () => {
    const id = await written('ひどい言葉')
    await reportSubject(stage.as(other), { subjectId: id, reason: 'HARASSMENT' })
    await edit(member, id, 'やさしい言葉')
    const [made] = await stage.db.select().from(report).where(eq(report.subjectId, id))
    expect(made).toMatchObject({ said: 'ひどい言葉' })
    const at = stage.as(member).now()
    await stage.db.update(post).set({ heldAt: at, deletedAt: at }).where(eq(post.id, id))
    expect(await edit(member, id, 'みっつめ', 1)).toMatchObject({ __typename: 'NotFoundError' })
  })

  it('asks whoever left to join again', async () => {
    const leaving = await stage.fan()
    const id = await written('いるあいだ', leaving)
    await stage.leave(leaving)
    expect(await edit(leaving, id, '出たあと')).toMatchObject({ __typename: 'NotJoinedError' })
  })

  it('is refused where another device was first, also at once; asked twice it is no error', async () => {
    const id = await written('もと')
    const both = await Promise.all([edit(member, id, 'こちら'), edit(member, id, 'あちら')])
    expect(both.map((each) => each.__typename).toSorted()).toEqual([
      'EditPostSuccess',
      'PostChangedError',
    ])
    const text = (await read(id))!.text
    expect(await edit(member, id, text)).toMatchObject({
      __typename: 'EditPostSuccess',
      post: { revision: 1 },
    })
    expect(await edit(member, id, 'みっつめ')).toMatchObject({
      __typename: 'PostChangedError',
      post: { text, revision: 1 },
    })
    expect(await edit(member, id, 'みっつめ', 1)).toMatchObject({ post: { revision: 2 } })
  })

  it('is found by its new words, no more by its old ones', async () => {
    const id = await written('ふるい灯台')
    const found = async (words: string) =>
      (await searchPosts(stage.as(other), stage.communityId, { words })).edges.map(
        ({ node }) => node.id,
      )
    await stage.runJobs()
    expect(await found('ふるい灯台')).toEqual([id])
    await edit(member, id, 'あたらしい桟橋')
    expect(await found('あたらしい桟橋')).toEqual([id])
    await stage.runJobs()
    expect(await found('あたらしい桟橋')).toEqual([id])
    expect(await found('ふるい灯台')).toEqual([])
  })
})
