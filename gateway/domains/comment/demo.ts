import { inArray } from 'drizzle-orm'
import { atJst } from '#content/schedule.ts'
import type { SeedThread } from '#content/types.ts'
import { findCommunityId, findPeople } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { post } from '../post/tables.ts'
import { topic } from '../topic/tables.ts'
import { comment, commentLike, type CommentRow } from './tables.ts'

export const demo: DemoParts = {
  comments: { after: ['post/posts', 'topic/topics'], add: addComments },
}

async function addComments(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const threads = world.comments ?? []
  if (threads.length === 0) return
  const communityId = await findCommunityId(stage)
  const people = await findPeople(stage)
  const subjects = await findSubjects(stage, people)
  let count = 0
  const rowOf = (minutes: number, author: string, text: string, of: SeedThread) => ({
    id: newId('comment'),
    communityId,
    subjectId: subjects.get(of)!,
    authorId: people.get(author)!,
    text,
    idempotencyKey: `seed-comment-${(count += 1)}`,
    editedAt: null,
    mentions: [],
    revision: 0,
    deletedAt: null,
    heldAt: null,
    // Nothing is said before the demo's first moment has come.
    postedAt: new Date(
      Math.min(atJst(now, -of.daysAgo, of.time).getTime() + minutes * 60_000, now.getTime()),
    ),
  })
  const rows: Omit<CommentRow, 'tenantId'>[] = threads
    .filter((thread) => subjects.has(thread))
    .flatMap((thread) =>
      thread.comments.flatMap(([minutes, author, text, replies = []]) => {
        const parent = { ...rowOf(minutes, author, text, thread), parentId: null }
        const answers = replies.map(([later, by, words]) => ({
          ...rowOf(later, by, words, thread),
          parentId: parent.id,
        }))
        return [parent, ...answers]
      }),
    )
  await transaction.insert(comment).values(rows)
  const everyone = [...people.values()]
  const lights = rows.flatMap(({ id: commentId, authorId }, at) => {
    const others = everyone.filter((each) => each !== authorId)
    // Some lie in the dark, and some gather a handful.
    return Array.from({ length: (at * 7) % 6 }, (_, seat) => ({
      commentId,
      fanId: others[(at * 3 + seat) % others.length]!,
      count: (at + seat) % 4 === 0 ? 3 : 1,
    }))
  })
  await transaction.insert(commentLike).values(lights)
}

/** The posts and topics that were said something about, found by what their authors wrote: some may be gone. */
async function findSubjects(
  { transaction, world }: DemoStage,
  people: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<SeedThread, string>> {
  const authors = [...people.values()]
  const posts = await transaction.select().from(post).where(inArray(post.authorId, authors))
  const topics = await transaction.select().from(topic).where(inArray(topic.authorId, authors))
  const rows = { post: posts, topic: topics }
  const seeds = { post: world.posts ?? [], topic: world.topics ?? [] }
  const found = (world.comments ?? []).flatMap((thread) => {
    const { kind, author, daysAgo, time } = thread
    const seed = seeds[kind].find(
      (each) => each.author === author && each.daysAgo === daysAgo && each.time === time,
    )
    const authorId = people.get(author)
    const row = rows[kind].find((each) => each.authorId === authorId && each.text === seed?.text)
    return row ? [[thread, row.id] as const] : []
  })
  return new Map(found)
}
