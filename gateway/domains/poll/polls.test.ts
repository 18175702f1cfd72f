import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { erasePerson } from '../../platform/personal/erasing.ts'
import { personal } from '../../personal.generated.ts'
import { openCommunity } from '../chat/testing.ts'
import { findReported } from '../moderation/deskStore.ts'
import { deniedWord } from '../moderation/tables.ts'
import { holdWritten } from '../moderation/standing.ts'
import { muteUser } from '../mute/service.ts'
import { wavePenlights } from '../penlight/waving.ts'
import { editPost } from '../post/editing.ts'
import { posts } from '../post/kind.ts'
import { post } from '../post/tables.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { user } from '../user/tables.ts'
import type { PostPollInput } from '../types.generated.ts'
import { invariants } from './invariants.ts'
import { pollOf } from './service.ts'
import { postPoll, postPollChoice, postPollVote } from './tables.ts'
import { votePoll } from './voting.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
let fan: string
beforeAll(async () => {
  stage = await openCommunity()
  author = await stage.fan()
  await stage.db.insert(deniedWord).values({ word: 'わるいことば', scope: 'EVERYWHERE' })
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(60 * 60)
  fan = await stage.fan()
})

const two = ['朝型', '夜型']
const write = (
  poll: PostPollInput | undefined,
  { by = author, text = 'どちらですか', key = randomUUID() as string } = {},
) => {
  const { communityId } = stage
  return createPost(stage.as(by), { communityId, text, poll, idempotencyKey: key })
}
/** A post that asks something, as it must be written. */
async function ask(poll: PostPollInput = { choices: two }, by = author): Promise<string> {
  stage.pass(10)
  const made = await write(poll, { by })
  if (!('postEdge' in made)) throw new Error(made.__typename)
  return made.postEdge.node.id
}
const vote = (userId: string | null, postId: string, choice = 0, key: string = randomUUID()) =>
  votePoll(stage.as(userId), { postId, choice, idempotencyKey: key })
/** What somebody sees of a post’s poll. */
async function seen(userId: string | null, id: string) {
  const [row] = await stage.db.select().from(post).where(eq(post.id, id))
  return pollOf(stage.as(userId), row!)
}
const votesOf = (postId: string) =>
  stage.db.select().from(postPollVote).where(eq(postPollVote.postId, postId))
const counted = async (postId: string) =>
  (await seen(author, postId))!.choices.map((each) => each.voteCount)

describe('asking', () => {
  it('goes along with a text, cleaned, for a day unless told', async () => {
    const id = await ask({ choices: [' 朝型 ', '夜型'] })
    const at = stage.as(null).now().getTime()
    expect(await seen(fan, id)).toEqual({
      endsAt: new Date(at + 24 * 60 * 60_000),
      hasEnded: false,
      voterCount: null,
      viewerMayVote: true,
      choices: two.map((text, ordinal) => ({
        ordinal,
        text,
        voteCount: null,
        percentage: null,
        isViewers: false,
      })),
    })
    expect(await seen(null, id)).toMatchObject({ viewerMayVote: false, voterCount: null })
    const week = await ask({ choices: ['一', '二', '三', '四'], duration: 'WEEK' })
    expect(await seen(fan, week)).toMatchObject({
      endsAt: new Date(stage.as(null).now().getTime() + 7 * 24 * 60 * 60_000),
    })
  })

  it('wants two to four choices that can be read and differ, and a text', async () => {
    const refused = async (choices: string[], text?: string) => {
      const answer = await write({ choices }, { text })
      const { field, code } = answer as { field?: string; code?: string }
      return [answer.__typename, field, code]
    }
    expect(await refused(['ひとつ'])).toEqual(['PollError', 'poll.choices', 'NUMBER'])
    expect(await refused(['1', '2', '3', '4', '5'])).toEqual([
      'PollError',
      'poll.choices',
      'NUMBER',
    ])
    expect(await refused(['あ', ' '])).toEqual(['PollError', 'poll.choices.1', 'EMPTY'])
    expect(await refused(['あ\u0000', 'い'])).toEqual(['PollError', 'poll.choices.0', 'UNREADABLE'])
    expect(await refused(['あ', 'い'.repeat(10_000)])).toEqual([
      'PollError',
      'poll.choices.1',
      'TOO_LONG',
    ])
    expect(await refused(['ラジオ', 'らじお'])).toEqual(['PollError', 'poll.choices.1', 'ALIKE'])
    expect(await refused(['はい', 'わるいことば'])).toEqual([
      'TextModerationError',
      'poll.choices.1',
      undefined,
    ])
    expect(await refused(two, ' ')).toEqual(['PostTextError', 'text', 'EMPTY'])
    // Nothing was written of what was refused.
    expect(await write({ choices: two })).toMatchObject({ __typename: 'CreatePostSuccess' })
  })

  it('is once by its key, and no other poll under it', async () => {
    stage.pass(10)
    const key = randomUUID()
    const both = await Promise.all([
      write({ choices: two }, { key }),
      write({ choices: two }, { key }),
    ])
    const ids = both.map((each) => 'postEdge' in each && each.postEdge.node.id)
    expect(new Set(ids).size).toBe(1)
    const reused = { __typename: 'IdempotencyKeyReusedError' }
    for (const other of [
      undefined,
      { choices: ['朝型', '昼型'] },
      { choices: two, duration: 'HOUR' as const },
    ])
      expect(await write(other, { key })).toMatchObject(reused)
    expect(await stage.db.$count(postPoll, eq(postPoll.postId, String(ids[0])))).toBe(1)
  })

  it('stays as it is where the text is changed, and keeps a text', async () => {
    const id = await ask()
    const edit = (text: string) => editPost(stage.as(author), { postId: id, text, revision: 0 })
    await stage.db
      .update(post)
      .set({ pictures: [{} as never] })
      .where(eq(post.id, id))
    expect(await edit('')).toMatchObject({ __typename: 'PostTextError', code: 'EMPTY' })
    expect(await edit('朝ですか')).toMatchObject({ __typename: 'EditPostSuccess' })
    expect(await seen(fan, id)).toMatchObject({ choices: [{ text: '朝型' }, { text: '夜型' }] })
  })

  it('is told to the desk with its choices', async () => {
    const id = await ask()
    expect(await findReported(stage.db, 'POST', id)).toMatchObject({
      text: 'どちらですか\n朝型\n夜型',
    })
  })
})

describe('voting', () => {
  it('is one vote, however often a fan sends it at once', async () => {
    const id = await ask()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => vote(fan, id, at % 2)))
    expect(answers.filter((each) => each.__typename === 'VotePollSuccess')).toHaveLength(1)
    expect(answers.filter((each) => each.__typename === 'PollAlreadyVotedError')).toHaveLength(49)
    expect(await votesOf(id)).toHaveLength(1)
    expect((await counted(id)).toSorted()).toEqual([0, 1])
  })

  it('counts fifty fans who vote at once', async () => {
    const id = await ask({ choices: ['一', '二', '三'] })
    const fans = await Promise.all(Array.from({ length: 50 }, () => stage.fan()))
    await Promise.all(fans.map((each, at) => vote(each, id, at % 3)))
    expect(await votesOf(id)).toHaveLength(50)
    expect(await seen(fans[0]!, id)).toMatchObject({
      voterCount: 50,
      viewerMayVote: false,
      choices: [
        { voteCount: 17, percentage: 34, isViewers: true },
        { voteCount: 17, percentage: 34, isViewers: false },
        { voteCount: 16, percentage: 32, isViewers: false },
      ],
    })
  })

  it('answers the same to the same key, also after the end, and says which vote stands to any other', async () => {
    const id = await ask({ choices: two, duration: 'HOUR' })
    const key = randomUUID()
    await vote(fan, id, 1, key)
    expect(await vote(fan, id, 1, key)).toMatchObject({
      __typename: 'VotePollSuccess',
      post: { id },
    })
    const already = { __typename: 'PollAlreadyVotedError', post: { id } }
    expect(await vote(fan, id, 0)).toMatchObject(already)
    expect(await vote(fan, id, 0, key)).toMatchObject(already)
    stage.pass(60 * 60)
    expect(await vote(fan, id, 1, key)).toMatchObject({ __typename: 'VotePollSuccess' })
    expect((await seen(fan, id))!.choices.map(({ isViewers }) => isViewers)).toEqual([false, true])
    expect(await counted(id)).toEqual([0, 1])
  })

  it('ends with the poll, whose result is everyone’s then', async () => {
    const id = await ask({ choices: two, duration: 'HOUR' })
    stage.pass(60 * 60 - 1)
    expect(await vote(fan, id)).toMatchObject({ __typename: 'VotePollSuccess' })
    const late = await stage.fan()
    expect(await seen(late, id)).toMatchObject({ hasEnded: false, voterCount: null })
    stage.pass(1)
    expect(await vote(late, id)).toMatchObject({ __typename: 'PollEndedError', post: { id } })
    for (const each of [late, null])
      expect(await seen(each, id)).toMatchObject({
        hasEnded: true,
        viewerMayVote: false,
        voterCount: 1,
        choices: [{ percentage: 100 }, { percentage: 0 }],
      })
  })

  it('is nobody’s without an account or a place, and not the author’s, who sees how it stands', async () => {
    const id = await ask()
    expect(await vote(null, id)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await vote(author, id)).toEqual({ __typename: 'OwnPollError' })
    expect(await seen(author, id)).toMatchObject({ voterCount: 0, viewerMayVote: false })
    const grownUp = await stage.fan()
    await stage.db.update(user).set({ birthDate: '1990-01-01' }).where(eq(user.id, grownUp))
    const forAll = await ask({ choices: two }, grownUp)
    await stage.db.update(post).set({ audience: 'PUBLIC' }).where(eq(post.id, forAll))
    const outside = await stage.fan({ hasJoined: false })
    expect(await vote(outside, forAll)).toEqual({
      __typename: 'NotJoinedError',
      communityId: stage.communityId,
    })
  })

  it('finds nothing at what the fan may not read, at what asks nothing, and no choice that is none', async () => {
    const none = { __typename: 'NotFoundError', field: 'postId' }
    const members = await ask()
    const outside = await stage.fan({ hasJoined: false })
    expect(await vote(outside, members)).toEqual(none)
    await muteUser(stage.as(author), { userId: fan, mute: 'BLOCKED' })
    expect(await vote(fan, members)).toEqual(none)
    await muteUser(stage.as(author), { userId: fan, mute: 'NONE' })
    // The other way round it is answered as to whoever waves at it.
    await muteUser(stage.as(fan), { userId: author, mute: 'BLOCKED' })
    const waved = await wavePenlights(stage.as(fan), { subjectId: members, count: 1 })
    const isRead = waved.__typename === 'WavePenlightsSuccess'
    expect((await vote(fan, members)).__typename === 'VotePollSuccess').toBe(isRead)
    const deleted = await ask()
    await deletePost(stage.as(author), { postId: deleted, isDeleted: true })
    const held = await ask()
    const at = stage.as(null).now()
    await stage.db.transaction((transaction) => holdWritten(transaction, 'POST', { id: held, at }))
    stage.pass(10)
    const plain = await write(undefined)
    const plainId = 'postEdge' in plain ? plain.postEdge.node.id : ''
    for (const id of [deleted, held, plainId, '', 'post_none', stage.communityId])
      expect(await vote(fan, id)).toEqual(none)
    const reader = await stage.fan()
    for (const choice of [2, 99, -1])
      expect(await vote(reader, members, choice)).toEqual({ ...none, field: 'choice' })
    await expect(vote(reader, members, 0, '')).rejects.toThrow()
  })
})

describe('what becomes of it', () => {
  it('comes back with an undone post, and goes with a forgotten one', async () => {
    const id = await ask()
    await vote(fan, id)
    await deletePost(stage.as(author), { postId: id, isDeleted: true })
    await deletePost(stage.as(author), { postId: id, isDeleted: false })
    expect(await seen(fan, id)).toMatchObject({ voterCount: 1 })
    await stage.db.transaction((transaction) => posts.forget(transaction, id))
    for (const table of [postPoll, postPollChoice, postPollVote])
      expect(await stage.db.$count(table, eq(table.postId, id))).toBe(0)
  })

  it('stays where its author leaves, and a vote stays counted where its fan does', async () => {
    const leaving = await stage.fan()
    const id = await ask({ choices: two }, leaving)
    await vote(fan, id)
    for (const person of [leaving, fan])
      await stage.db.transaction((transaction) =>
        erasePerson(transaction, personal, person, stage.as(null).now()),
      )
    stage.pass(24 * 60 * 60)
    expect(await seen(null, id)).toMatchObject({ voterCount: 1, choices: [{ voteCount: 1 }, {}] })
  })
})

it('adds up, whatever was voted at once, undone or forgotten before', async () => {
  const audited = await audit(stage.ownerUrl, invariants)
  expect(audited.map(({ violations }) => violations)).toEqual([[], []])
  await stage.db.update(postPoll).set({ voterCount: 99 })
  const broken = await audit(stage.ownerUrl, invariants)
  expect(broken.map(({ violations }) => violations.length > 0)).toEqual([false, true])
})
