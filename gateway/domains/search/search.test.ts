import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { muteUser } from '../mute/service.ts'
import { searchPosts } from '../post/searching.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { searchTopics } from '../topic/searching.ts'
import { categoriesOf } from '../topic/service.ts'
import { createTopic, deleteTopic } from '../topic/writing.ts'
import { searchTexts } from './service.ts'
import { lastBeforeText, numberedText, postingsText } from './store.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let member: string
let other: string
beforeAll(async () => {
  stage = await openCommunity()
  member = await stage.fan()
  other = await stage.fan()
})
afterAll(() => stage.close())
beforeEach(() => stage.pass(60 * 60))

let keys = 0
async function written(userId: string, text: string) {
  stage.pass(10)
  const idempotencyKey = `key-${(keys += 1)}`
  const input = { communityId: stage.communityId, text, idempotencyKey }
  const made = await createPost(stage.as(userId), input)
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node
}
type Args = Omit<Parameters<typeof searchPosts>[2], 'words'>
const search = (words: string, args: Args = {}, userId: string | null = other) =>
  searchPosts(stage.as(userId), stage.communityId, { words, ...args })
/** The texts of each page, one after another until the last: a page may be short where its time is over. */
async function pagesOf(...[words, args, userId]: Parameters<typeof search>): Promise<string[][]> {
  const pages: string[][] = []
  let after: string | null | undefined
  do {
    const { edges, pageInfo } = await search(words, { ...args, after }, userId)
    pages.push(edges.map(({ node }) => node.text))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after)
  return pages
}
const textsOf = async (...asked: Parameters<typeof search>) => (await pagesOf(...asked)).flat()

/** As long as a text waits, and when it has been read: nobody can tell. */
describe.each(['at once', 'a minute later'])('%s', (when) => {
  const settle = async () => {
    if (when === 'at once') return
    stage.pass(60)
    await stage.runJobs()
  }
  const mark = when === 'at once' ? '鵺' : '鵼'

  it('finds one character, and all of several words, the newest first', async () => {
    await written(member, `${mark}が鳴いた夜のラジオ`)
    await written(member, `ﾗｼﾞｵに${mark}`)
    await written(member, `${mark}だけ`)
    await settle()
    expect(await textsOf(mark)).toEqual([
      `${mark}だけ`,
      `ﾗｼﾞｵに${mark}`,
      `${mark}が鳴いた夜のラジオ`,
    ])
    expect(await textsOf(`らじお　${mark}`)).toEqual([`ﾗｼﾞｵに${mark}`, `${mark}が鳴いた夜のラジオ`])
    expect(await textsOf(`${mark}ラジオ`)).toEqual([])
  })

  it('goes on behind a page, and ends', async () => {
    const pages = await pagesOf(mark, { first: 2 })
    expect(pages.length).toBeGreaterThan(1)
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(2)
    expect(pages.flat()).toEqual([`${mark}だけ`, `ﾗｼﾞｵに${mark}`, `${mark}が鳴いた夜のラジオ`])
  })

  it('finds by author and by age', async () => {
    stage.pass(24 * 60 * 60)
    await written(other, `${mark}を見た`)
    await settle()
    expect(await textsOf(mark, { authorId: other })).toEqual([`${mark}を見た`])
    expect(await textsOf(mark, { within: 'DAY' })).toEqual([`${mark}を見た`])
    expect(await textsOf(mark, { within: 'WEEK' })).toHaveLength(4)
  })

  it('finds nothing that was taken away, and nothing between two who block', async () => {
    const { id } = await written(member, `消える${mark}`)
    await settle()
    expect(await textsOf(`消える${mark}`)).toHaveLength(1)
    await deletePost(stage.as(member), { postId: id, isDeleted: true })
    expect(await textsOf(`消える${mark}`)).toEqual([])
    const [blocked] = [await stage.fan()]
    await muteUser(stage.as(member), { userId: blocked, mute: 'BLOCKED' })
    expect(await textsOf(mark, {}, blocked)).toEqual([`${mark}を見た`])
    expect(await textsOf(mark, { authorId: member }, blocked)).toEqual([])
    const blocking = await stage.fan()
    await muteUser(stage.as(blocking), { userId: other, mute: 'BLOCKED' })
    expect(await textsOf(`${mark}を見た`, {}, blocking)).toEqual([])
  })

  it('takes what is typed as it is', async () => {
    await written(member, `${mark}は100%ですw_w'; --`)
    await written(member, `${mark}${'w'.repeat(1990)}`)
    await settle()
    expect(await textsOf(`${mark} 100%`)).toHaveLength(1)
    expect(await textsOf(`${mark} %`)).toHaveLength(1)
    expect(await textsOf(`'; -- ${mark}`)).toHaveLength(1)
    expect(await textsOf(`${mark}${'w'.repeat(40)}`)).toHaveLength(1)
    for (const nothing of ['', ' \u200b', '\u0301'.repeat(10_000), 'あ'.repeat(2_000)])
      expect(await textsOf(nothing)).toEqual([])
  })
})

it('finds topics by their titles and texts, and no post among them', async () => {
  const [category] = await categoriesOf(stage.as(member), stage.communityId)
  const open = async (title: string, text: string) => {
    stage.pass(20)
    const idempotencyKey = `key-${(keys += 1)}`
    const input = { categoryId: category!.id, title, text, idempotencyKey }
    const made = await createTopic(stage.as(member), input)
    if (made.__typename !== 'CreateTopicSuccess') throw new Error(made.__typename)
    return made.topicEdge.node.id
  }
  const titles = async (words: string, userId: string | null = other) => {
    const { edges } = await searchTopics(stage.as(userId), stage.communityId, { words })
    return edges.map(({ node }) => node.title)
  }
  const byTitle = await open('鵺の見わけかた', '声で分かります。')
  await open('夜の声', 'ぬえ、と読みます。鵺です。')
  await written(member, '鵺の投稿')
  expect(await titles('鵺')).toEqual(['夜の声', '鵺の見わけかた'])
  expect(await titles('見わけ 声')).toEqual(['鵺の見わけかた'])
  expect(await titles('鵺', null)).toEqual([])
  await deleteTopic(stage.as(member), { topicId: byTitle, isDeleted: true })
  expect(await titles('鵺')).toEqual(['夜の声'])
  stage.pass(120)
  await stage.runJobs()
  expect(await titles('鵺')).toEqual(['夜の声'])
  const blocking = await stage.fan()
  await muteUser(stage.as(blocking), { userId: member, mute: 'BLOCKED' })
  expect(await titles('鵺', blocking)).toEqual([])
})

it('counts all that one request looks for as one search', async () => {
  const fan = await stage.fan()
  const ask = async () => {
    const context = stage.as(fan)
    const posts = await searchPosts(context, stage.communityId, { words: '鵺', first: 1 })
    const topics = await searchTopics(context, stage.communityId, { words: '鵺', first: 1 })
    return [posts.retryAt, topics.retryAt]
  }
  for (let times = 0; times < 60; times += 1) expect(await ask()).toEqual([null, null])
  expect(await ask()).toEqual([expect.any(Date), expect.any(Date)])
})

it('ends a page whose time is over with where to go on', async () => {
  let at = 0
  const ask = (below?: number) =>
    searchTexts(stage.db, {
      scope: `post ${stage.communityId}`,
      words: ['鵺'],
      size: 1,
      below,
      load: async () => new Map(),
      clock: () => (at += 100),
    })
  const first = await ask()
  expect(first.rows).toEqual([])
  expect(first.next).toBeGreaterThan(0)
  let rounds = 0
  for (let next = first.next; next !== undefined; rounds += 1) next = (await ask(next)).next
  expect(rounds).toBeGreaterThan(1)
  expect(rounds).toBeLessThan(30)
})

it('says when somebody who asks for too much may go on', async () => {
  const fan = await stage.fan()
  const answers = []
  for (let times = 0; times < 61; times += 1) answers.push(await search('鵺', { first: 1 }, fan))
  expect(answers.filter(({ retryAt }) => retryAt === null)).toHaveLength(60)
  expect(answers.at(-1)).toMatchObject({ edges: [], retryAt: expect.any(Date) as Date })
  expect((await search('鵺', { first: 1 }, await stage.fan())).retryAt).toBeNull()
  stage.pass(1)
  expect((await search('鵺', { first: 1 }, fan)).retryAt).toBeNull()
})

it('reads by its keys alone as the role that row-level security binds', async () => {
  await stage.runJobs()
  // Plans go by what the tables hold now, as a server's own analysis would know it.
  const owner = new pg.Client({ connectionString: stage.ownerUrl })
  await owner.connect()
  await owner.query('analyze search_text, search_posting').finally(() => owner.end())
  const client = new pg.Client({ connectionString: stage.appUrl })
  await client.connect()
  try {
    await client.query("select set_config('app.tenant_id', 'ouen', false)")
    await client.query('set enable_seqscan = off')
    const scope = `post ${stage.communityId}`
    const planOf = async (text: string, values: unknown[]) => {
      const { rows } = await client.query<Record<string, string>>(`explain ${text}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const postings = await planOf(postingsText, [scope, '鵺', ['鵺', '夜'], 9, 8])
    expect(postings).toMatch(/Index Cond: .*scope = .*gram = .*segment <= /)
    expect(postings.match(/Index Cond: .*gram = /g)?.length).toBeGreaterThan(1)
    expect(postings).not.toContain('Seq Scan')
    // The day up to which is looked: one row, off the end of the index of instants.
    const last = await planOf(lastBeforeText, [scope, new Date().toISOString()])
    expect(last).toMatch(/Index Cond: .*scope = .*at <= /)
    expect(last).not.toMatch(/Seq Scan|Sort/)
    const numbered = await planOf(numberedText, [[1, 2, 3], scope])
    expect(numbered).toMatch(/Index Cond: .*number = ANY/)
  } finally {
    await client.end()
  }
})
