import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deleteChatMessage } from '../chat/changing.ts'
import { createChatMessage } from '../chat/sending.ts'
import { openCommunity } from '../chat/testing.ts'
import { deleteComment } from '../comment/deleting.ts'
import { loadComment } from '../comment/service.ts'
import { comment } from '../comment/tables.ts'
import { createComment } from '../comment/writing.ts'
import { post } from '../post/tables.ts'
import { createPost, deletePost } from '../post/writing.ts'
import { categoriesOf } from '../topic/service.ts'
import { topic } from '../topic/tables.ts'
import { createTopic, deleteTopic } from '../topic/writing.ts'
import { reportSubject } from './reporting.ts'
import { loadReportable } from './subjects.ts'

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
  // Jobs are due by the machine's clock: little passes here.
  stage.pass(60)
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

const send = (userId: string, subjectId: string) =>
  reportSubject(stage.as(userId), { subjectId, reason: 'SPAM' })

it('keeps what was reported where its author takes it away, and shows it to nobody', async () => {
  const idOf = { postId: things.POST, topicId: things.TOPIC, commentId: things.COMMENT }
  for (const id of [things.POST, things.TOPIC, things.COMMENT, things.MESSAGE]) await send(fan, id)
  const as = stage.as(author)
  await deleteComment(as, { commentId: idOf.commentId, isDeleted: true })
  await deletePost(as, { postId: idOf.postId, isDeleted: true })
  await deleteTopic(as, { topicId: idOf.topicId, isDeleted: true })
  await deleteChatMessage(as, { messageId: things.MESSAGE, isDeleted: true })
  stage.pass(61)
  expect(await stage.runJobs()).toHaveLength(4)
  const kept = await Promise.all([
    stage.db.select().from(post).where(eq(post.id, idOf.postId)),
    stage.db.select().from(topic).where(eq(topic.id, idOf.topicId)),
    stage.db.select().from(comment).where(eq(comment.id, idOf.commentId)),
  ])
  expect(kept.map((rows) => rows.length)).toEqual([1, 1, 1])
  expect(await loadComment(stage.as(fan), idOf.commentId)).toBeNull()
  expect(await loadReportable(stage.as(fan), things.POST)).toBeNull()
})

it('keeps a comment that was reported, and what it answers, where what stands above is forgotten', async () => {
  const say = async (replyToId?: string) => {
    const other = await stage.fan()
    const said = { subjectId: things.POST, replyToId, text: 'はい', idempotencyKey: key() }
    const made = await createComment(stage.as(other), said)
    if (made.__typename !== 'CreateCommentSuccess') throw new Error(made.__typename)
    return made.commentEdge.node.id
  }
  const reply = await say(things.COMMENT)
  const others = [await say(), await say(things.COMMENT)]
  await send(fan, reply)
  const as = stage.as(author)
  const left = async () => {
    const rows = await stage.db
      .select({ id: comment.id })
      .from(comment)
      .where(eq(comment.subjectId, things.POST))
    return rows.map(({ id }) => id).toSorted()
  }
  await deleteComment(as, { commentId: things.COMMENT, isDeleted: true })
  stage.pass(61)
  expect(await stage.runJobs()).toHaveLength(1)
  expect(await left()).toEqual([things.COMMENT, reply, others[0]].toSorted())
  await deletePost(as, { postId: things.POST, isDeleted: true })
  stage.pass(61)
  expect(await stage.runJobs()).toHaveLength(1)
  expect(await left()).toEqual([things.COMMENT, reply].toSorted())
  expect(await loadComment(stage.as(fan), reply)).toBeNull()
})
