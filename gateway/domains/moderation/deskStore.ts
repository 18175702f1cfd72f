import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type { ImageRef } from '../../platform/database/columns.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { channel, message } from '../chat/tables.ts'
import { comment } from '../comment/tables.ts'
import { postPollChoice } from '../poll/tables.ts'
import { post } from '../post/tables.ts'
import { topic } from '../topic/tables.ts'
import { user } from '../user/tables.ts'
import { report, type ReportRow } from './tables.ts'

/** What is reported, as it stands in its table: whoever may read it, and also where it is deleted. */
export type Reported = {
  kind: ReportRow['kind']
  id: string
  authorId: string
  text: string
  /** Where its pictures are kept, among the uploads; a drawn one by its name. */
  pictures: string[]
  at: Date
  deletedAt: Date | null
  /** Since when it is hidden until this is decided; its `deletedAt` is nobody's doing then. */
  heldAt: Date | null
  /** Where it stands: a room, a post, a topic; null for what stands by itself. */
  within: string | null
}

/** How many messages before and after a reported one tell what it was about. */
const messagesAround = 3

/** What a post asks to choose from, in its author's order. */
async function choicesOf(db: Queryable, postId: string): Promise<string[]> {
  const rows = await db
    .select({ text: postPollChoice.text })
    .from(postPollChoice)
    .where(eq(postPollChoice.postId, postId))
    .orderBy(asc(postPollChoice.ordinal))
  return rows.map(({ text }) => text)
}

/** Undefined where it is forgotten. */
export async function findReported(
  db: Queryable,
  kind: ReportRow['kind'],
  id: string,
): Promise<Reported | undefined> {
  switch (kind) {
    case 'MESSAGE': {
      const [row] = await db.select().from(message).where(eq(message.id, id))
      const sticker = row?.stickerId ? ` [sticker ${row.stickerId}]` : ''
      return (
        row && {
          ...row,
          kind,
          at: row.sentAt,
          within: row.channelId,
          text: `${row.text}${sticker}`,
          pictures: row.images.map(placeOf),
        }
      )
    }
    case 'POST': {
      const [row] = await db.select().from(post).where(eq(post.id, id))
      return (
        row && {
          ...row,
          kind,
          at: row.postedAt,
          within: null,
          text: [row.text, ...(await choicesOf(db, id))].join('\n'),
          pictures: row.pictures.map(placeOf),
        }
      )
    }
    case 'TOPIC': {
      const [row] = await db.select().from(topic).where(eq(topic.id, id))
      return (
        row && {
          ...row,
          kind,
          at: row.postedAt,
          within: null,
          text: `${row.title}\n${row.text}`,
          pictures: [],
        }
      )
    }
    case 'COMMENT': {
      const [row] = await db.select().from(comment).where(eq(comment.id, id))
      return (
        row && {
          ...row,
          kind,
          at: row.postedAt,
          within: row.parentId ?? row.subjectId,
          pictures: [],
        }
      )
    }
    case 'PERSON': {
      const [row] = await db.select().from(user).where(eq(user.id, id))
      return (
        row && {
          kind,
          id,
          authorId: id,
          text: row.displayName,
          at: row.createdAt,
          deletedAt: null,
          heldAt: null,
          within: null,
          pictures: [placeOf(row.avatar)],
        }
      )
    }
  }
}

const placeOf = (image: ImageRef): string => (image.kind === 'upload' ? image.path : image.name)

/** What was said around a message in its room, the oldest first, itself among it. */
export async function findSaidAround(db: Queryable, id: string) {
  const [row] = await db.select().from(message).where(eq(message.id, id))
  if (!row) return []
  const near = between(message.seq, row.seq - messagesAround, row.seq + messagesAround)
  return db
    .select({ id: message.id, authorId: message.authorId, text: message.text, at: message.sentAt })
    .from(message)
    .where(and(eq(message.channelId, row.channelId), near))
    .orderBy(asc(message.seq))
}

/** What a room is called; undefined for a private one. */
export async function findRoomName(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ name: channel.name }).from(channel).where(eq(channel.id, id))
  return row?.name?.ja
}

export async function findNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { name: string; since: Date }>> {
  const rows = await db
    .select({ id: user.id, name: user.displayName, since: user.createdAt })
    .from(user)
    .where(inArray(user.id, [...ids]))
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

/** All reports of these things, the oldest first. */
export const findReportsAbout = (
  db: Queryable,
  subjectIds: readonly string[],
): Promise<ReportRow[]> =>
  db
    .select()
    .from(report)
    .where(inArray(report.subjectId, [...subjectIds]))
    .orderBy(asc(report.createdAt), asc(report.id))

/** Decides what is open of a thing; gives what it decided. */
export const decideOpen = (
  transaction: Transaction,
  subjectId: string,
  decision: Pick<ReportRow, 'state' | 'decidedAt'>,
): Promise<ReportRow[]> =>
  transaction
    .update(report)
    .set(decision)
    .where(and(eq(report.subjectId, subjectId), eq(report.state, 'RECEIVED')))
    .returning()
