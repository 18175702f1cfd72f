import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createChatMessage } from '../gateway/domains/chat/sending.ts'
import { deleteChatMessage, editChatMessage } from '../gateway/domains/chat/changing.ts'
import { loadMessage } from '../gateway/domains/chat/service.ts'
import { openCommunity } from '../gateway/domains/chat/testing.ts'
import { commentCountOf, loadComment } from '../gateway/domains/comment/service.ts'
import { deleteComment } from '../gateway/domains/comment/deleting.ts'
import { createComment } from '../gateway/domains/comment/writing.ts'
import { receivedOf } from '../gateway/domains/information/received.ts'
import { reportsOf } from '../gateway/domains/moderation/deciding.ts'
import { reportSubject } from '../gateway/domains/moderation/reporting.ts'
import { operatorAct } from '../gateway/domains/operations/tables.ts'
import { loadPost } from '../gateway/domains/post/service.ts'
import { createPost, deletePost } from '../gateway/domains/post/writing.ts'
import { categoriesOf, loadTopic } from '../gateway/domains/topic/service.ts'
import { createTopic, deleteTopic } from '../gateway/domains/topic/writing.ts'
import { readCommand } from './moderation/commands.ts'
import { UsageError } from './usage.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let author: string
let fans: string[]
let things: Record<'message' | 'post' | 'topic' | 'comment', string>
let keys = 0
const key = () => `key-${(keys += 1)}`
const hand = ['--by', '佐藤', '--why', '宣伝のくり返し']
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(25 * 60 * 60)
  author = await stage.fan()
  fans = [await stage.fan(), await stage.fan()]
  const as = stage.as(author)
  const message = await say('宣伝です')
  const posted = await createPost(as, {
    communityId: stage.communityId,
    text: '宣伝の投稿',
    idempotencyKey: key(),
  })
  const [category] = await categoriesOf(as, stage.communityId)
  const opened = await createTopic(as, {
    categoryId: category!.id,
    title: '宣伝の話',
    text: 'こちら',
    idempotencyKey: key(),
  })
  if (posted.__typename !== 'CreatePostSuccess') throw new Error(posted.__typename)
  if (opened.__typename !== 'CreateTopicSuccess') throw new Error(opened.__typename)
  const subjectId = posted.postEdge.node.id
  const said = await createComment(as, { subjectId, text: '宣伝の返事', idempotencyKey: key() })
  if (said.__typename !== 'CreateCommentSuccess') throw new Error(said.__typename)
  const comment = said.commentEdge.node.id
  things = { message, post: subjectId, topic: opened.topicEdge.node.id, comment }
})

async function say(text: string, by = author): Promise<string> {
  stage.pass(10)
  const made = await createChatMessage(stage.as(by), {
    channelId: stage.channelId('lobby'),
    text,
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreateChatMessageSuccess') throw new Error(made.__typename)
  return made.messageEdge.node.id
}
async function report(subjectId: string, note = '') {
  for (const fan of fans) await reportSubject(stage.as(fan), { subjectId, reason: 'SPAM', note })
}
async function judge(...args: string[]): Promise<{ code: number; told: string }> {
  const done = async () => readCommand(args).run({ ...stage.as(null), tenantId: 'ouen' })
  return done().then(
    (lines) => ({ code: 0, told: lines.join('\n') }),
    (error: unknown) => ({ code: error instanceof UsageError ? 2 : 1, told: String(error) }),
  )
}
const statesOf = async (fan: string) => (await reportsOf(stage.as(fan)))?.map(({ state }) => state)
const warningsOf = (fan: string) => receivedOf(stage.as(fan))
const actsOn = (subject: string) =>
  stage.db.select().from(operatorAct).where(eq(operatorAct.subject, subject))

it('shows what waits, a thing once, and one of them with what stands around it', async () => {
  const before = await say('おはよう', fans[0])
  await report(things.message, 'なんども\n流れます')
  await report(things.comment)
  const { told } = await judge()
  expect(told.split(things.message)).toHaveLength(2)
  for (const words of ['MESSAGE by', author, '2 reports since', 'SPAM ×2', '> 宣伝です'])
    expect(told).toContain(words)
  const shown = (await judge('show', things.message)).told
  for (const words of [
    'the author: 宣伝です',
    `${fans[0]}: おはよう`,
    'なんども 流れます',
    fans[1],
  ])
    expect(shown).toContain(words)
  expect(before).toMatch(/^message_/)
  expect((await judge('show', things.comment)).told).toContain('the author: 宣伝の投稿')
  expect(await judge('show', things.post)).toMatchObject({ code: 1 })
})

it('shows first what is hidden until it is judged, and says so; then a person whom several reported', async () => {
  fans = [await stage.fan(), await stage.fan(), await stage.fan()]
  stage.pass(7 * 24 * 60 * 60)
  await reportSubject(stage.as(fans[0]!), { subjectId: things.topic, reason: 'SPAM' })
  await report(author)
  await report(things.comment)
  const told = (await judge()).told
  const places = [things.comment, author, things.topic].map((id) => told.indexOf(`${id}  `))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  const line = 'hidden from all but its author since'
  expect(told.split(line)).toHaveLength(2)
  const shown = (await judge('show', things.comment)).told
  expect(shown).toContain(line)
  expect(shown).not.toContain('taken away')
  await judge('keep', things.comment, ...hand)
  expect(await judge()).not.toMatchObject({ told: expect.stringContaining(line) })
})

it('shows what was said when it was reported, and where its pictures are', async () => {
  const path = 'tenants/ouen/messages/upload_1.webp'
  const image = { kind: 'upload', id: 'upload_1', path, width: 4, height: 3, alt: '' }
  await stage.db.execute(
    sql`update message set images = ${JSON.stringify([image])}::jsonb where id = ${things.message}`,
  )
  await report(things.message)
  await editChatMessage(stage.as(author), { messageId: things.message, text: 'おはようございます' })
  const { told } = await judge('show', things.message)
  expect(told).toContain('  > おはようございます\n')
  expect(told).toContain('it said then:\n      > 宣伝です')
  expect(told).toMatch(/picture \/.+\/files\/tenants\/ouen\/messages\/upload_1\.webp/)
  await report(things.post)
  expect((await judge('show', things.post)).told).not.toContain('it said then')
})

it('keeps what breaks no rule, and answers all who reported it', async () => {
  await report(things.post)
  const kept = await judge('keep', things.post, ...hand)
  expect(kept).toMatchObject({ code: 0, told: expect.stringContaining('2 who reported it are') })
  expect(await loadPost(stage.as(fans[0]!), things.post)).not.toBeNull()
  expect(await warningsOf(author)).toEqual([])
  for (const fan of fans) expect(await statesOf(fan)).toEqual(['NOT_ACTED'])
  const mails = (await stage.runJobs()).map(({ status }) => status)
  expect(mails.every((status) => status === 'completed')).toBe(true)
  expect((await judge()).told).not.toContain(things.post)
})

it('removes a message, a post, a topic and a comment for everyone, and tells their author why', async () => {
  const [fan] = fans as [string]
  const count = () =>
    commentCountOf(stage.as(fan), { id: things.post, communityId: stage.communityId })
  const counts = [await count()]
  for (const id of [things.comment, things.message, things.topic, things.post]) {
    await report(id)
    expect(await judge('remove', id, ...hand)).toMatchObject({ code: 0 })
    counts.push(await count())
  }
  expect(counts.slice(0, 2)).toEqual([1, 0])
  expect((await loadMessage(stage.as(fan), things.message))?.deletedAt).not.toBeNull()
  expect(stage.published).toContainEqual(
    expect.objectContaining({
      type: 'messageChanged',
      change: 'DELETED',
      messageId: things.message,
    }),
  )
  for (const viewer of [fan, author]) {
    expect(await loadPost(stage.as(viewer), things.post)).toBeNull()
    expect(await loadTopic(stage.as(viewer), things.topic)).toBeNull()
    expect(await loadComment(stage.as(viewer), things.comment)).toBeNull()
  }
  const told = await warningsOf(author)
  expect(told).toHaveLength(4)
  expect(told[0]).toMatchObject({
    kind: 'WARNING',
    reason: 'SPAM',
    title: { ja: '投稿を非表示にしました', en: 'We have removed your post' },
  })
  expect(await statesOf(fan)).toEqual(['ACTED', 'ACTED', 'ACTED', 'ACTED'])
})

it('removes what its author has just deleted for good: they cannot bring it back', async () => {
  const as = stage.as(author)
  for (const id of Object.values(things)) await report(id)
  await deleteComment(as, { commentId: things.comment, isDeleted: true })
  await deleteTopic(as, { topicId: things.topic, isDeleted: true })
  await deletePost(as, { postId: things.post, isDeleted: true })
  await deleteChatMessage(as, { messageId: things.message, isDeleted: true })
  for (const id of Object.values(things))
    expect(await judge('remove', id, ...hand)).toMatchObject({ code: 0 })
  const back = { isDeleted: false }
  const answers = [
    await deletePost(as, { postId: things.post, ...back }),
    await deleteTopic(as, { topicId: things.topic, ...back }),
    await deleteChatMessage(as, { messageId: things.message, ...back }),
    // Of what stands under what is gone its author is told no more either.
    await deleteComment(as, { commentId: things.comment, ...back }),
  ]
  expect(answers.map(({ __typename }) => __typename)).toEqual([
    'PostSettledError',
    'TopicSettledError',
    'MessageSettledError',
    'NotFoundError',
  ])
  expect((await loadMessage(as, things.message))?.deletedAt).not.toBeNull()
  for (const load of [loadPost(as, things.post), loadTopic(as, things.topic)])
    expect(await load).toBeNull()
})

it('what was removed its author cannot bring back', async () => {
  await report(things.message)
  await report(things.post)
  await judge('remove', things.message, ...hand)
  await judge('remove', things.post, ...hand)
  const as = stage.as(author)
  const back = { isDeleted: false }
  expect(await deleteChatMessage(as, { messageId: things.message, ...back })).toMatchObject({
    __typename: 'MessageSettledError',
  })
  expect(await deletePost(as, { postId: things.post, ...back })).toMatchObject({
    __typename: 'PostSettledError',
  })
})

it('warns an author, whose thing stays, and a person', async () => {
  await report(things.topic)
  await report(author)
  await judge('warn', things.topic, '--reason', 'HARASSMENT', ...hand)
  await judge('warn', author, ...hand)
  expect(await loadTopic(stage.as(fans[0]!), things.topic)).not.toBeNull()
  expect((await warningsOf(author)).map(({ reason }) => reason).toSorted()).toEqual([
    'HARASSMENT',
    'SPAM',
  ])
  expect(await judge('remove', fans[0]!, ...hand)).toMatchObject({ code: 1 })
})

it('judges once, also when two do at the same time', async () => {
  await report(things.post)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => judge('remove', things.post, ...hand)),
  )
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(answers.filter(({ told }) => told.includes('Judged so before'))).toHaveLength(3)
  expect(await actsOn(things.post)).toHaveLength(1)
  expect(await warningsOf(author)).toHaveLength(1)
  expect(await judge('keep', things.post, ...hand)).toMatchObject({
    code: 1,
    told: expect.stringContaining('as remove, by 佐藤'),
  })
})

it('judges anew what is reported again after it was kept', async () => {
  await report(things.post)
  await judge('keep', things.post, ...hand)
  fans = [await stage.fan()]
  await report(things.post)
  expect(await judge('warn', things.post, ...hand)).toMatchObject({ code: 0 })
  expect(await actsOn(things.post)).toHaveLength(2)
})

it.each([
  [['remove', 'post_1'], 2, 'Say who judges it'],
  [['remove'], 2, 'npm run moderation'],
  [['burn', 'post_1', ...hand], 2, 'npm run moderation'],
  [['keep', 'post_1', '--reason', 'SPAM', ...hand], 2, '--reason is nothing to keep'],
  [['remove', 'post_1', ...hand], 1, 'Nobody has reported'],
  [['warn', 'post_1', '--reason', 'UGLY', ...hand], 1, '--reason is one of'],
])('does not do %o, and says why', async (args, code, words) => {
  expect(await judge(...args)).toEqual({ code, told: expect.stringContaining(words) })
})
