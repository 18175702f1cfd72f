import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { createComment } from '../comment/writing.ts'
import { removeWritten } from '../moderation/service.ts'
import { muteUser } from '../mute/service.ts'
import { editPost } from '../post/editing.ts'
import { post } from '../post/tables.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { categoriesOf } from '../topic/service.ts'
import { createTopic } from '../topic/writing.ts'
import { user } from '../user/tables.ts'
import { readHashtags } from '../hashtag/reading.ts'
import { hashtagOf, hashtagsBeginning, taggedPostCount, taggedPosts } from './hashtag.ts'
import { keysBeginningText } from './hashtagStore.ts'
import { hashtagUnread, hashtagUse } from '../hashtag/tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
let reader: string
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(60 * 60)
  author = await stage.fan()
  reader = await stage.fan()
})

let count = 0
/** A tag that no other test has. */
const newTag = () => `夜の港${(count += 1)}番`
type Said = { userId?: string; audience?: 'PUBLIC' | 'JOINED'; idempotencyKey?: string }
function write(text: string, { userId = author, audience, idempotencyKey }: Said = {}) {
  const key = idempotencyKey ?? `key-${(count += 1)}`
  const { communityId } = stage
  return createPost(stage.as(userId), { communityId, text, audience, idempotencyKey: key })
}
async function written(text: string, said?: Said) {
  stage.pass(10)
  const made = await write(text, said)
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node
}
async function under(tag: string, userId: string | null = reader) {
  const hashtag = hashtagOf(stage.communityId, tag)!
  const [{ edges }, posts] = await Promise.all([
    taggedPosts(stage.as(userId), hashtag, { first: 20 }),
    taggedPostCount(stage.as(userId), hashtag),
  ])
  expect(posts).toBe(edges.length)
  return edges.map(({ node }) => node.id)
}
const usesOf = (subjectId: string) =>
  stage.db.select().from(hashtagUse).where(eq(hashtagUse.subjectId, subjectId))
const remove = (postId: string, isDeleted: boolean) =>
  deletePost(stage.as(author), { postId, isDeleted })

describe('under a hashtag', () => {
  it('stand its posts, the newest first, page after page, however it is spelled', async () => {
    const tag = newTag()
    const first = await written(`灯台まで。 #${tag}`)
    const second = await written(`「＃${tag}」 #夜`)
    const third = await written(`#${tag}\n#${tag}`)
    await written(`${tag} https://example.com/#${tag}`)
    expect(await under(tag)).toEqual([third.id, second.id, first.id])
    expect(await under(tag.normalize('NFD'))).toHaveLength(3)
    const hashtag = hashtagOf(stage.communityId, tag)!
    const one = await taggedPosts(stage.as(reader), hashtag, { first: 2 })
    expect(one.pageInfo.hasNextPage).toBe(true)
    const after = one.pageInfo.endCursor
    const rest = await taggedPosts(stage.as(reader), hashtag, { first: 2, after })
    expect(rest.edges.map(({ node }) => node.id)).toEqual([first.id])
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  it('stands nothing before it is written, and no hashtag is what can be none', async () => {
    expect(await under('まだ誰も書いていない')).toEqual([])
    expect(await under('__proto__')).toEqual([])
    for (const name of ['', ' ', '\u0000', '夜\u0000', '123', '#夜', 'x'.repeat(10_000)])
      expect(hashtagOf(stage.communityId, name)).toBeNull()
  })

  it('stand posts alone; of topics and comments it is kept', async () => {
    const tag = newTag()
    const { id: subjectId } = await written(`港の朝 #${tag}`)
    const [category] = await categoriesOf(stage.as(author), stage.communityId)
    const [topic, comment] = await Promise.all([
      createTopic(stage.as(author), {
        categoryId: category!.id,
        title: '朝の話をしましょう',
        text: `霧です。 #${tag}`,
        idempotencyKey: 'tagged',
      }),
      createComment(stage.as(reader), { subjectId, text: `#${tag}`, idempotencyKey: 'tagged' }),
    ])
    expect([topic.__typename, comment.__typename]).toEqual([
      'CreateTopicSuccess',
      'CreateCommentSuccess',
    ])
    const kept = await stage.db.select().from(hashtagUse).where(eq(hashtagUse.key, tag))
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['comment', 'post', 'topic'])
    expect(await under(tag)).toEqual([subjectId])
  })
})

describe('what is not for the reader', () => {
  it('is neither shown nor counted: for members alone, held, or taken away', async () => {
    const tag = newTag()
    const guest = null
    const outside = await stage.fan({ hasJoined: false })
    const birthDate = '2000-01-01'
    await stage.db.update(user).set({ birthDate }).where(eq(user.id, author))
    const open = await written(`#${tag}`, { audience: 'PUBLIC' })
    const joined = await written(`#${tag} みんなへ`, { audience: 'JOINED' })
    expect(await under(tag)).toEqual([joined.id, open.id])
    for (const userId of [guest, outside]) expect(await under(tag, userId)).toEqual([open.id])
    const at = new Date(0)
    await stage.db.update(post).set({ heldAt: at, deletedAt: at }).where(eq(post.id, open.id))
    expect(await under(tag)).toEqual([joined.id])
    expect(await under(tag, guest)).toEqual([])
    // Its author reads on what is held.
    expect(await under(tag, author)).toEqual([joined.id, open.id])
    await stage.db.transaction((transaction) =>
      removeWritten(transaction, 'POST', { id: joined.id, at: stage.services.now() }),
    )
    expect(await under(tag)).toEqual([])
  })

  it('is what somebody wrote who blocks them, or whom they block', async () => {
    for (const [from, to] of [
      [author, reader],
      [reader, author],
    ] as const) {
      const tag = newTag()
      const { id } = await written(`#${tag}`)
      expect(await under(tag)).toEqual([id])
      await muteUser(stage.as(from), { userId: to, mute: 'BLOCKED' })
      expect(await under(tag)).toEqual([])
      await muteUser(stage.as(from), { userId: to, mute: 'NONE' })
      expect(await under(tag)).toEqual([id])
    }
  })
})

describe('what begins so', () => {
  const beginning = async (typed: string, userId: string | null = reader) =>
    (await hashtagsBeginning(stage.as(userId), stage.communityId, typed)).map(({ name }) => name)

  it('is offered, the most written first, by its key and never by how somebody spelled it', async () => {
    const tag = newTag()
    await written(`#${tag}ｂ`)
    await written(`#${tag}A`)
    await written(`#${tag}a`)
    await written(`${tag}c`)
    for (const typed of [tag, `#${tag}`, `＃${tag}`])
      expect(await beginning(typed)).toEqual([`${tag}a`, `${tag}b`])
    expect(await beginning(`${tag}B`)).toEqual([`${tag}b`])
    for (const more of ['d', 'e', 'f']) await written(`#${tag}${more}`)
    expect(await beginning(tag)).toHaveLength(3)
    for (const nothing of [
      '',
      '#',
      '%',
      '_',
      '2026',
      ' ',
      '\u0000',
      '#'.repeat(9),
      'あ'.repeat(60),
    ])
      expect(await beginning(nothing)).toEqual([])
  })

  it('is not told of what the reader may read nothing under', async () => {
    const tag = newTag()
    await written(`#${tag}内緒`, { audience: 'JOINED' })
    const gone = await written(`#${tag}消`)
    await remove(gone.id, true)
    expect(await beginning(tag)).toEqual([`${tag}内緒`])
    expect(await beginning(tag, null)).toEqual([])
    await muteUser(stage.as(author), { userId: reader, mute: 'BLOCKED' })
    expect(await beginning(tag)).toEqual([])
  })

  it('is read off the index, a key at a time, as the role that row-level security binds', async () => {
    const client = new pg.Client({ connectionString: stage.appUrl })
    await client.connect()
    try {
      await client.query("select set_config('app.tenant_id', 'ouen', false)")
      await client.query('set enable_seqscan = off')
      const asked = [stage.communityId, '夜', 8]
      const { rows } = await client.query<Record<string, string>>(
        `explain ${keysBeginningText}`,
        asked,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index Only Scan.*[\s\S]*Index Cond: .*key > /)
      expect(plan).not.toMatch(/Seq Scan on hashtag|Sort/)
    } finally {
      await client.end()
    }
  })
})

describe('a post that changes', () => {
  it('leaves the hashtag that an edit takes out, and comes under the new one', async () => {
    const [before, after] = [newTag(), newTag()]
    const { id: postId } = await written(`#${before}`)
    const edit = (text: string, revision: number) =>
      editPost(stage.as(author), { postId, text, revision })
    expect(await edit(`#${after} と`, 0)).toMatchObject({ __typename: 'EditPostSuccess' })
    expect([await under(before), await under(after)]).toEqual([[], [postId]])
    await edit('印はなくなりました', 1)
    expect(await under(after)).toEqual([])
    await edit(`#${before}`, 2)
    expect(await under(before)).toEqual([postId])
  })

  it('goes with its deletion, comes back with its undoing, and is forgotten whole', async () => {
    const tag = newTag()
    const { id } = await written(`#${tag} #${tag}別`)
    await remove(id, true)
    expect(await under(tag)).toEqual([])
    await remove(id, false)
    expect(await under(tag)).toEqual([id])
    expect(await usesOf(id)).toHaveLength(2)
    await remove(id, true)
    stage.pass(61)
    await stage.runJobs()
    expect(await usesOf(id)).toEqual([])
  })

  it('is found once, however often it arrives at once', async () => {
    const tag = newTag()
    const idempotencyKey = `once-${tag.length}-${(count += 1)}`
    stage.pass(10)
    const all = await Promise.all(
      Array.from({ length: 50 }, () => write(`#${tag}`, { idempotencyKey })),
    )
    expect(new Set(all.map(({ __typename }) => __typename))).toEqual(new Set(['CreatePostSuccess']))
    expect(await under(tag)).toHaveLength(1)
  })
})

describe('what a release wrote that knows no hashtags', () => {
  const unread = () => stage.db.$count(hashtagUnread)
  const read = () => readHashtags({ db: stage.db, signal: new AbortController().signal })
  /** As such a release inserts, changes and deletes. */
  const insert = async (text: string) => {
    const [sample] = await stage.db.select().from(post).limit(1)
    const { tenantId: _, ...row } = sample!
    const id = row.id.slice(0, -6) + String((count += 1)).padStart(6, '0')
    const posted = {
      ...row,
      id,
      authorId: author,
      text,
      postedAt: stage.services.now(),
      idempotencyKey: id,
    }
    await stage.db.insert(post).values({ ...posted, deletedAt: null, heldAt: null })
    return id
  }

  it('is found once a job has read it', async () => {
    const [before, after] = [newTag(), newTag()]
    await written('これより前の投稿')
    const id = await insert(`#${before}`)
    expect(await under(before)).toEqual([])
    await read()
    expect(await under(before)).toEqual([id])
    await stage.db
      .update(post)
      .set({ text: `#${after}` })
      .where(eq(post.id, id))
    await read()
    expect([await under(before), await under(after)]).toEqual([[], [id]])
    await stage.db.delete(post).where(eq(post.id, id))
    expect(await usesOf(id)).toEqual([])
    expect(await unread()).toBe(0)
  })

  it('is not noted where nothing of it can be a hashtag', async () => {
    await written('前の投稿')
    const id = await insert('印のない投稿')
    await stage.db.update(post).set({ text: 'まだ印のない投稿' }).where(eq(post.id, id))
    expect(await unread()).toBe(0)
  })
})
