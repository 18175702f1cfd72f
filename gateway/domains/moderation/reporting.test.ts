import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteChatMessage } from '../chat/changing.ts'
import { createChatMessage } from '../chat/sending.ts'
import { openCommunity } from '../chat/testing.ts'
import { deleteComment } from '../comment/deleting.ts'
import { loadComment } from '../comment/service.ts'
import { comment } from '../comment/tables.ts'
import { createComment } from '../comment/writing.ts'
import { muteUser } from '../mute/service.ts'
import { post } from '../post/tables.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { categoriesOf } from '../topic/service.ts'
import { topic } from '../topic/tables.ts'
import { createTopic, deleteTopic } from '../topic/writing.ts'
import { user } from '../user/tables.ts'
import { newId } from '../../platform/ids.ts'
import { reportsOf } from './deciding.ts'
import { reportMessage, reportSubject } from './reporting.ts'
import { loadReportable } from './subjects.ts'
import { report } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
let fan: string
/** Something of each kind, all the author's. */
let things: Record<'MESSAGE' | 'POST' | 'TOPIC' | 'COMMENT' | 'PERSON', string>
let keys = 0
const key = () => `key-${(keys += 1)}`
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(25 * 60 * 60)
  author = await stage.fan()
  fan = await stage.fan()
  const as = stage.as(author)
  const said = await createChatMessage(as, {
    ...{ channelId: stage.channelId('lobby'), text: '宣伝です', idempotencyKey: key() },
  })
  const posted = await createPost(as, {
    ...{ communityId: stage.communityId, text: '宣伝です', idempotencyKey: key() },
  })
  const [category] = await categoriesOf(as, stage.communityId)
  const opened = await createTopic(as, {
    ...{ categoryId: category!.id, title: '宣伝です', text: 'こちら', idempotencyKey: key() },
  })
  if (said.__typename !== 'CreateChatMessageSuccess') throw new Error(said.__typename)
  if (posted.__typename !== 'CreatePostSuccess') throw new Error(posted.__typename)
  if (opened.__typename !== 'CreateTopicSuccess') throw new Error(opened.__typename)
  const subjectId = posted.postEdge.node.id
  const commented = await createComment(as, { subjectId, text: '宣伝です', idempotencyKey: key() })
  if (commented.__typename !== 'CreateCommentSuccess') throw new Error(commented.__typename)
  things = {
    MESSAGE: said.messageEdge.node.id,
    POST: subjectId,
    TOPIC: opened.topicEdge.node.id,
    COMMENT: commented.commentEdge.node.id,
    PERSON: author,
  }
})

const kinds = ['MESSAGE', 'POST', 'TOPIC', 'COMMENT', 'PERSON'] as const
const send = (userId: string | null, subjectId: string, note?: string) =>
  reportSubject(stage.as(userId), { subjectId, reason: 'SPAM', note })
const rowsOf = (reporterId: string) =>
  stage.db.select().from(report).where(eq(report.reporterId, reporterId))
const taken = { __typename: 'ReportSubjectSuccess', alreadyReported: false }
const missing = { __typename: 'NotFoundError', field: 'subjectId' }

describe.each(kinds)('a report of a %s', (kind) => {
  it('is kept, and the first one stands, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(fan, things[kind])))
    expect(answers.filter((answer) => 'alreadyReported' in answer)).toHaveLength(8)
    expect(
      answers.filter((answer) => 'alreadyReported' in answer && !answer.alreadyReported),
    ).toHaveLength(1)
    expect(await rowsOf(fan)).toMatchObject([
      { kind, subjectId: things[kind], state: 'RECEIVED', reason: 'SPAM' },
    ])
    expect(await send(await stage.fan(), things[kind])).toEqual(taken)
  })

  it('is not by a guest, nor of one’s own', async () => {
    expect(await send(null, things[kind])).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await send(author, things[kind])).toMatchObject({ __typename: 'OwnSubjectError' })
    expect(await rowsOf(author)).toEqual([])
  })

  it('is taken from a minor like from anybody', async () => {
    await stage.db.update(user).set({ birthDate: '2012-04-01' }).where(eq(user.id, fan))
    expect(await send(fan, things[kind])).toEqual(taken)
  })

  it('may be of whom the reporter blocks', async () => {
    await muteUser(stage.as(fan), { userId: author, mute: 'BLOCKED' })
    expect(await send(fan, things[kind])).toEqual(taken)
  })

  it('stands in the reporter’s list alone, with what it says', async () => {
    await send(fan, things[kind], 'なんども')
    const [own, ...others] = (await reportsOf(stage.as(fan))) ?? []
    expect([own, others]).toEqual([expect.objectContaining({ kind, note: 'なんども' }), []])
    const { text } = (await loadReportable(stage.as(fan), own!.subjectId))!
    const said = { MESSAGE: null, PERSON: 'ためし' }
    expect(text).toBe({ POST: '宣伝です', TOPIC: '宣伝です', COMMENT: '宣伝です', ...said }[kind])
    expect(await reportsOf(stage.as(author))).toEqual([])
  })
})

describe.each(['POST', 'TOPIC', 'COMMENT', 'PERSON'] as const)('a %s', (kind) => {
  it('of who blocks the reporter is as if it were not there', async () => {
    await muteUser(stage.as(author), { userId: fan, mute: 'BLOCKED' })
    expect(await send(fan, things[kind])).toEqual(missing)
    expect(await rowsOf(fan)).toEqual([])
  })
})

it('answers an unknown id, and one of another sort, like each other', async () => {
  const ids = [
    ...(['message', 'post', 'topic', 'comment', 'user', 'channel'] as const).map((each) =>
      newId(each),
    ),
    ...[stage.channelId('lobby'), '', 'post_', '投稿'],
  ]
  for (const id of ids) expect(await send(fan, id)).toEqual(missing)
  expect(await rowsOf(fan)).toEqual([])
})

it('knows nothing of what stands where the reporter may not read', async () => {
  const written = await createChatMessage(stage.as(author), {
    ...{ channelId: stage.channelId('atelier'), text: '内緒', idempotencyKey: key() },
  })
  if (written.__typename !== 'CreateChatMessageSuccess') throw new Error(written.__typename)
  const outsider = await stage.fan({ hasJoined: false })
  expect(await send(outsider, written.messageEdge.node.id)).toEqual(missing)
})

it('takes twenty a day of all kinds together, also when they come at once', async () => {
  const people = await Promise.all(Array.from({ length: 22 }, () => stage.fan()))
  const ids = [...Object.values(things), ...people]
  const answers = await Promise.all(ids.map((id) => send(fan, id)))
  expect(answers.filter(({ __typename }) => __typename === 'ReportSubjectSuccess')).toHaveLength(20)
  expect(answers.find(({ __typename }) => __typename === 'RateLimitedError')).toMatchObject({
    retryAt: new Date(stage.as(null).now().getTime() + 24 * 60 * 60_000),
  })
  stage.pass(24 * 60 * 60)
  for (const id of ids.slice(20))
    expect(await send(fan, id)).toMatchObject({ __typename: 'ReportSubjectSuccess' })
})

it('keeps a note without what nobody could read, and not too long', async () => {
  await send(fan, things.POST, `\u0000${'👩‍👩‍👧‍👦'.repeat(600)}`)
  await send(fan, things.TOPIC, `  ひどい${'\u0301'.repeat(4000)}\r\n言葉`)
  const notes = (await rowsOf(fan)).map(({ note }) => note)
  expect(notes).toContain('👩‍👩‍👧‍👦'.repeat(500))
  expect(notes).toContain(`ひどい${'\u0301'.repeat(4)}\n言葉`)
})

it('keeps what was reported where its author takes it away, and shows it to nobody', async () => {
  const idOf = { postId: things.POST, topicId: things.TOPIC, commentId: things.COMMENT }
  for (const id of [things.POST, things.TOPIC, things.COMMENT, things.MESSAGE]) await send(fan, id)
  const as = stage.as(author)
  await deleteComment(as, { commentId: idOf.commentId, isDeleted: true })
  await deletePost(as, { postId: idOf.postId, isDeleted: true })
  await deleteTopic(as, { topicId: idOf.topicId, isDeleted: true })
  await deleteChatMessage(as, { messageId: things.MESSAGE, isDeleted: true })
  stage.pass(61)
  await stage.runJobs()
  const kept = await Promise.all([
    stage.db.select().from(post).where(eq(post.id, idOf.postId)),
    stage.db.select().from(topic).where(eq(topic.id, idOf.topicId)),
    stage.db.select().from(comment).where(eq(comment.id, idOf.commentId)),
  ])
  expect(kept.map((rows) => rows.length)).toEqual([1, 1, 1])
  expect(await loadComment(stage.as(fan), idOf.commentId)).toBeNull()
  expect(await loadReportable(stage.as(fan), things.POST)).toBeNull()
})

it('takes what an older page sends of a message, and of messages alone', async () => {
  const old = (userId: string, messageId: string) =>
    reportMessage(stage.as(userId), { messageId, reason: 'SPAM' })
  expect(await old(fan, things.MESSAGE)).toEqual({ ...taken, __typename: 'ReportMessageSuccess' })
  expect(await send(fan, things.MESSAGE)).toMatchObject({ alreadyReported: true })
  const none = { __typename: 'NotFoundError', field: 'messageId' }
  expect(await old(fan, things.POST)).toEqual(none)
  expect(await old(author, things.MESSAGE)).toEqual(none)
})
