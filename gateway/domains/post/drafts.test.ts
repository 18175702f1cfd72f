import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { draftsOf, loadDraft, savePostDraft } from './drafts.ts'
import { createPost } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let fan: string
let other: string
beforeAll(async () => {
  stage = await openCommunity()
  other = await stage.fan()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(60)
  fan = await stage.fan()
})

const save = (userId: string | null, key: string, text: string) =>
  savePostDraft(stage.as(userId), { communityId: stage.communityId, key, text })
const texts = async (userId: string | null) =>
  (await draftsOf(stage.as(userId), stage.communityId))?.map(({ text }) => text)
const post = (text: string, draftKey: string) =>
  createPost(stage.as(fan), {
    communityId: stage.communityId,
    text,
    draftKey,
    idempotencyKey: `post-${draftKey}`,
  })

it('stands as it was typed, for its writer alone, what was typed last first', async () => {
  await save(fan, 'one', ' きょうの\n\n\n\n')
  stage.pass(1)
  await save(fan, 'two', 'べつの話')
  stage.pass(1)
  await save(fan, 'one', ' きょうの\n\n\n\n灯台')
  expect(await texts(fan)).toEqual([' きょうの\n\n\n\n灯台', 'べつの話'])
  expect([await texts(other), await texts(null)]).toEqual([[], undefined])
  const [draft] = (await draftsOf(stage.as(fan), stage.communityId))!
  expect(await loadDraft(stage.as(fan), draft!.id)).toEqual(draft)
  expect(await loadDraft(stage.as(other), draft!.id)).toBeNull()
  // The same key is another fan's own.
  await save(other, 'one', 'わたしの')
  expect(await texts(fan)).toContain('べつの話')
  expect(await texts(other)).toEqual(['わたしの'])
  await save(other, 'one', '')
})

it('is gone once it is posted, and what was typed before does not bring it back', async () => {
  await save(fan, 'late', 'もうすぐ')
  expect(await post('もうすぐ書ける', 'late')).toMatchObject({ __typename: 'CreatePostSuccess' })
  expect(await texts(fan)).toEqual([])
  expect(await save(fan, 'late', 'もうすぐ書け')).toMatchObject({ draft: null })
  expect(await texts(fan)).toEqual([])
})

it('is gone also where the post arrives before what was typed', async () => {
  expect(await post('はやい投稿', 'fast')).toMatchObject({ __typename: 'CreatePostSuccess' })
  expect(await save(fan, 'fast', 'はやい')).toMatchObject({ draft: null })
  expect(await texts(fan)).toEqual([])
})

it('stays where the post is refused', async () => {
  await save(fan, 'kept', 'あ'.repeat(2_001))
  expect(await post('あ'.repeat(2_001), 'kept')).toMatchObject({ code: 'TOO_LONG' })
  expect(await texts(fan)).toEqual(['あ'.repeat(2_001)])
})

it('is thrown away by an empty word, and is forgotten within a day', async () => {
  await save(fan, 'gone', 'すてる')
  expect(await save(fan, 'gone', ' \n')).toMatchObject({ draft: null })
  expect(await texts(fan)).toEqual([])
  stage.pass(25 * 60 * 60)
  await save(fan, 'any', '')
  expect(await save(fan, 'gone', 'また書く')).toMatchObject({ draft: { text: 'また書く' } })
})

it('is thirty beside the one that is written, also where many begin at once', async () => {
  const keys = Array.from({ length: 40 }, (_, at) => `many-${at}`)
  const all = await Promise.all(keys.map((key) => save(fan, key, key)))
  const kept = all.filter(({ __typename }) => __typename === 'SavePostDraftSuccess')
  expect(kept).toHaveLength(31)
  const refused = all.filter(({ __typename }) => __typename === 'PostDraftLimitError')
  expect(refused).toHaveLength(9)
  const [known] = (await draftsOf(stage.as(fan), stage.communityId))!
  expect(await save(fan, known!.key, '書きなおす')).toMatchObject({ draft: { text: '書きなおす' } })
})

it('takes what is typed of those who may post alone, and no more than is kept', async () => {
  expect(await save(null, 'k', 'a')).toMatchObject({ __typename: 'UnauthenticatedError' })
  const outside = await stage.fan({ hasJoined: false })
  expect(await save(outside, 'k', 'a')).toMatchObject({ __typename: 'NotJoinedError' })
  expect(await save(fan, 'k', 'あ'.repeat(30_000))).toMatchObject({ code: 'TOO_LONG' })
  await expect(save(fan, 'あ', 'a')).rejects.toThrow('printable')
  expect(await save(fan, 'odd', 'a\u0000b\ud800')).toMatchObject({ draft: { text: 'ab\ufffd' } })
})
