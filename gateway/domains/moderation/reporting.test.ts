import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChatMessage } from '../chat/sending.ts'
import { openCommunity } from '../chat/testing.ts'
import { loadComment } from '../comment/service.ts'
import { createComment } from '../comment/writing.ts'
import { muteUser } from '../mute/service.ts'
import { createPost } from '../post/writing.ts'
import { categoriesOf } from '../topic/service.ts'
import { createTopic } from '../topic/writing.ts'
import { user } from '../user/tables.ts'
import { newId } from '../../platform/ids.ts'
import { reportsOf } from './deciding.ts'
import { reportMessage, reportSubject } from './reporting.ts'
import { loadReportable, textOf } from './subjects.ts'
import { undecided } from './store.ts'
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
    channelId: stage.channelId('lobby'),
    text: '宣伝です',
    idempotencyKey: key(),
  })
  const posted = await createPost(as, {
    communityId: stage.communityId,
    text: '宣伝です',
    idempotencyKey: key(),
  })
  const [category] = await categoriesOf(as, stage.communityId)
  const opened = await createTopic(as, {
    categoryId: category!.id,
    title: '宣伝です',
    text: 'こちら',
    idempotencyKey: key(),
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

describe.each(kinds)('a %s of who blocks first', (kind) => {
  it('may be reported all the same, and is shown to its reporter no more', async () => {
    await muteUser(stage.as(author), { userId: fan, mute: 'BLOCKED' })
    expect(await send(fan, things[kind])).toEqual(taken)
    expect(await rowsOf(fan)).toMatchObject([{ kind, subjectId: things[kind] }])
    expect(await textOf(stage.as(fan), things[kind])).toBeNull()
  })
})

it('takes reports of a comment under the post of who blocks', async () => {
  const other = await stage.fan()
  const said = { subjectId: things.POST, text: 'はい', idempotencyKey: key() }
  const made = await createComment(stage.as(other), said)
  if (made.__typename !== 'CreateCommentSuccess') throw new Error(made.__typename)
  await muteUser(stage.as(author), { userId: fan, mute: 'BLOCKED' })
  const { id } = made.commentEdge.node
  expect(await loadComment(stage.as(fan), id)).toBeNull()
  expect(await send(fan, id)).toEqual(taken)
  expect(await textOf(stage.as(fan), id)).toBeNull()
})

it('answers an unknown id, and one of another sort, like each other', async () => {
  const ids = [
    ...(['message', 'post', 'topic', 'comment', 'user', 'channel'] as const).map((each) =>
      newId(each),
    ),
    stage.channelId('lobby'),
    '',
    'post_',
    '投稿',
  ]
  for (const id of ids) expect(await send(fan, id)).toEqual(missing)
  expect(await rowsOf(fan)).toEqual([])
})

it('knows nothing of what stands where the reporter may not read', async () => {
  const written = await createChatMessage(stage.as(author), {
    channelId: stage.channelId('atelier'),
    text: '内緒',
    idempotencyKey: key(),
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

it('finds what waits by the index of what is open, whatever a plan is made for', async () => {
  const client = new pg.Client({
    connectionString: stage.appUrl,
    // As a prepared statement is planned once it was run often; too few rows are no reason to read them all.
    options: '-c app.tenant_id=ouen -c plan_cache_mode=force_generic_plan -c enable_seqscan=off',
  })
  await client.connect()
  const { sql: text, params } = undecided(stage.db, 50).toSQL()
  const { rows } = await client.query<Record<string, string>>(`explain ${text}`, params)
  await client.end()
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('report_open')
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
