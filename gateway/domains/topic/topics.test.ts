import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { membership } from '../community/tables.ts'
import { muteUser } from '../mute/service.ts'
import { categoriesOf, loadCategory, loadTopic, mayWriteIn, topicsOf } from './service.ts'
import { topic } from './tables.ts'
import { createTopic, deleteTopic } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let member: string
let other: string
let categoryId: string
let anotherId: string
beforeAll(async () => {
  stage = await openCommunity()
  member = await stage.fan()
  other = await stage.fan()
  const [first, second] = await categoriesOf(stage.as(null), stage.communityId)
  categoryId = first!.id
  anotherId = second!.id
})
afterAll(() => stage.close())
beforeEach(() => stage.pass(60 * 60))

let keys = 0
type Words = { title?: string; text?: string; categoryId?: string; idempotencyKey?: string }
const write = (userId: string | null, words: Words = {}) =>
  createTopic(stage.as(userId), {
    categoryId,
    title: '港の朝',
    text: '霧が出ています。',
    idempotencyKey: `k${(keys += 1)}`,
    ...words,
  })
/** One that is written, as it must be. */
async function written(userId: string, words: Words = {}) {
  const made = await write(userId, words)
  if (made.__typename !== 'CreateTopicSuccess') throw new Error(made.__typename)
  return made.topicEdge.node
}
const titlesOf = async (userId: string | null, id?: string) =>
  (
    await topicsOf(
      stage.as(userId),
      { communityId: stage.communityId, categoryId: id },
      { first: 3 },
    )
  ).edges.map(({ node }) => node.title)

describe('writing', () => {
  it('stands first in its category and in the community, and in no other category', async () => {
    await written(member, { title: 'ひとつめの話' })
    stage.pass(20)
    await written(member, { title: ' ふたつめの\n話 ', text: 'つづき\n\n\n\n\nおわり' })
    expect((await titlesOf(member)).slice(0, 2)).toEqual(['ふたつめの 話', 'ひとつめの話'])
    expect((await titlesOf(member, categoryId)).slice(0, 2)).toEqual([
      'ふたつめの 話',
      'ひとつめの話',
    ])
    expect(await titlesOf(member, anotherId)).not.toContain('ひとつめの話')
  })

  it('goes on behind what was read, with nothing twice', async () => {
    const page = (after?: string) =>
      topicsOf(stage.as(member), { communityId: stage.communityId }, { first: 9, after })
    const first = await page()
    const second = await page(first.edges.at(-1)!.cursor)
    const ids = [...first.edges, ...second.edges].map(({ node }) => node.id)
    expect(new Set(ids).size).toBe(18)
  })

  it('is once by its key, also where many arrive at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 6 }, () => write(member, { idempotencyKey: 'same' })),
    )
    expect(new Set(all.map((each) => 'topicEdge' in each && each.topicEdge.node.id)).size).toBe(1)
    const kept = await stage.db.select().from(topic).where(eq(topic.idempotencyKey, 'same'))
    expect(kept).toHaveLength(1)
    for (const words of [{ title: '別の題' }, { text: '別の文' }, { categoryId: anotherId }])
      expect(await write(member, { idempotencyKey: 'same', ...words })).toMatchObject({
        __typename: 'IdempotencyKeyReusedError',
      })
  })

  it('lets a fan wait fifteen seconds, and write twenty in a day', async () => {
    const eager = await stage.fan()
    const many = await Promise.all(Array.from({ length: 5 }, () => write(eager)))
    expect(many.filter(({ __typename }) => __typename === 'CreateTopicSuccess')).toHaveLength(1)
    expect(many.filter(({ __typename }) => __typename === 'RateLimitedError')).toHaveLength(4)
    for (let at = 1; at < 20; at += 1) {
      stage.pass(15)
      await written(eager)
    }
    stage.pass(60)
    expect(await write(eager)).toMatchObject({ __typename: 'RateLimitedError' })
    expect(await write(other)).toMatchObject({ __typename: 'CreateTopicSuccess' })
  })

  it('refuses what is no topic', async () => {
    expect(await write(null)).toMatchObject({ __typename: 'UnauthenticatedError' })
    const outside = await stage.fan({ hasJoined: false })
    expect(await write(outside)).toMatchObject({ __typename: 'NotJoinedError' })
    for (const unknown of ['topiccategory_none', 'post_1', '', stage.communityId])
      expect(await write(member, { categoryId: unknown })).toMatchObject({
        __typename: 'NotFoundError',
        field: 'categoryId',
      })
    const refused = { __typename: 'WriteTopicError' }
    expect(await write(member, { title: 'あ'.repeat(61) })).toMatchObject({
      ...refused,
      field: 'title',
      code: 'TOO_LONG',
      maxLength: 60,
    })
    expect(await write(member, { title: 'あ' })).toMatchObject({ code: 'TOO_SHORT', minLength: 2 })
    expect(await write(member, { title: ' \u200b ' })).toMatchObject({ code: 'EMPTY' })
    expect(await write(member, { text: 'あ'.repeat(5001) })).toMatchObject({
      ...refused,
      field: 'text',
      code: 'TOO_LONG',
      maxLength: 5000,
    })
    expect(await write(member, { text: 'さかさ\u202eま' })).toMatchObject({ code: 'UNREADABLE' })
    await expect(write(member, { idempotencyKey: '鍵' })).rejects.toThrow('printable')
  })
})

describe('an official category', () => {
  const noticeOf = async (userId: string | null) =>
    (await categoriesOf(stage.as(userId), stage.communityId)).find(({ isOfficial }) => isOfficial)!

  it('takes no topic of a fan, and those of talents and staff', async () => {
    const { id } = await noticeOf(member)
    expect(await write(member, { categoryId: id })).toEqual({
      __typename: 'OfficialTopicCategoryError',
      field: 'categoryId',
    })
    const wearers = await stage.db.select().from(membership).where(ne(membership.role, 'MEMBER'))
    const house = new Map(wearers.map(({ role, userId }) => [role, userId]))
    for (const role of ['TALENT', 'STAFF'] as const)
      expect((await written(house.get(role)!, { categoryId: id })).categoryId).toBe(id)
  })

  it('is said to be closed to fans and guests, and every other to be open', async () => {
    const staff = await stage.db.select().from(membership).where(eq(membership.role, 'STAFF'))
    const notice = await noticeOf(null)
    const mayWrite = (userId: string | null, category = notice) =>
      mayWriteIn(stage.as(userId), category)
    expect(await Promise.all([null, member].map((each) => mayWrite(each)))).toEqual([false, false])
    expect(await mayWrite(staff[0]!.userId)).toBe(true)
    const others = await categoriesOf(stage.as(null), stage.communityId)
    for (const each of others.filter(({ isOfficial }) => !isOfficial))
      expect(await mayWrite(null, each)).toBe(true)
  })
})

it('takes an own topic away, and brings it back within a minute', async () => {
  const { id } = await written(member, { title: '消すかもしれない' })
  const remove = (userId: string | null, isDeleted: boolean) =>
    deleteTopic(stage.as(userId), { topicId: id, isDeleted })
  expect(await remove(null, true)).toMatchObject({ __typename: 'UnauthenticatedError' })
  expect(await remove(other, true)).toMatchObject({ __typename: 'NotFoundError' })
  expect(await remove(member, true)).toMatchObject({ __typename: 'DeleteTopicSuccess' })
  expect(await remove(member, true)).toMatchObject({ __typename: 'DeleteTopicSuccess' })
  expect(await loadTopic(stage.as(other), id)).toBeNull()
  expect(await titlesOf(other)).not.toContain('消すかもしれない')
  stage.pass(59)
  expect(await remove(member, false)).toMatchObject({ __typename: 'DeleteTopicSuccess' })
  expect(await titlesOf(other)).toContain('消すかもしれない')
  await remove(member, true)
  stage.pass(61)
  expect(await remove(member, false)).toMatchObject({ __typename: 'TopicSettledError' })
  await stage.runJobs()
  expect(await remove(member, false)).toMatchObject({ __typename: 'NotFoundError' })
})

it('is not known to whoever its author blocks', async () => {
  const { id } = await written(member, { title: 'あなたには見せない' })
  const blocked = await stage.fan()
  expect(await loadTopic(stage.as(blocked), id)).not.toBeNull()
  expect(await titlesOf(blocked)).toContain('あなたには見せない')
  await muteUser(stage.as(member), { userId: blocked, mute: 'BLOCKED' })
  expect(await titlesOf(blocked)).not.toContain('あなたには見せない')
  expect(await titlesOf(blocked, categoryId)).not.toContain('あなたには見せない')
  expect(await titlesOf(other)).toContain('あなたには見せない')
  expect(await loadTopic(stage.as(blocked), id)).toBeNull()
})

it('is nothing to a guest of a closed community', async () => {
  const { id } = await written(member)
  const guest = stage.as(null)
  const closed = { ...guest, config: { ...guest.config, isClosedCommunity: true } }
  expect(await loadTopic(closed, id)).toBeNull()
  expect(await loadCategory(closed, categoryId)).toBeNull()
  expect(await categoriesOf(closed, stage.communityId)).toEqual([])
  const { edges } = await topicsOf(closed, { communityId: stage.communityId }, { first: 3 })
  expect(edges).toEqual([])
})
