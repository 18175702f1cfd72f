import { and, eq, exists, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayInJapan } from '#rules/day.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import { mayWriteToAll } from '../community/service.ts'
import { standsForText } from '../moderation/service.ts'
import { report } from '../moderation/tables.ts'
import { deleteLights } from '../penlight/service.ts'
import { post } from '../post/tables.ts'
import { topic } from '../topic/tables.ts'
import { findNewest, insertWritten } from '../written/service.ts'
import { comment, commentDay, type CommentRow } from './tables.ts'

/**
 * What a reader is not shown: what is by these, and where `bornUntil` is a day, what is by whoever may not write to
 * everyone (`mayWriteToAll`); what is held, but for their own.
 */
type Kept = { viewerId: string | null; without: readonly string[]; bornUntil: string | null }

// $n is `bornUntil`.
const isHeard = (of: string, bornUntil: string) => `(
  ${bornUntil}::text is null or exists (
    select from membership as place
    where place.community_id = ${of}.community_id and place.user_id = ${of}.author_id and place.role <> 'MEMBER'
  ) or exists (
    select from app_user as author where author.id = ${of}.author_id and author.birth_date::text <= ${bornUntil}
  ))`

/** A page of those of a subject that stand and are no replies, the newest first, and one more where there are more. */
export const findThreads = (
  db: Queryable,
  { subjectId, viewerId, without, bornUntil }: Kept & { subjectId: string },
  page: KeysetPage<MomentKey>,
): Promise<CommentRow[]> => {
  const isThread = and(eq(comment.subjectId, subjectId), isNull(comment.parentId))
  const isHeardBy = bornUntil === null ? undefined : mayWriteToAll(comment, bornUntil)
  return findNewest(db, comment, { viewerId, without, where: [isThread, isHeardBy] }, page)
}

type Instant = 'postedAt' | 'editedAt' | 'deletedAt' | 'heldAt'
type Written = Omit<CommentRow, 'parentId' | Instant> & { parentId: string }
const dated = (text: string | null) => (text === null ? null : new Date(text))

const replies = statement<
  Written & { postedAt: string } & Record<Exclude<Instant, 'postedAt'>, string | null>
>(
  'comment_replies',
  `select reply.id, reply.tenant_id as "tenantId", reply.community_id as "communityId",
    reply.subject_id as "subjectId", reply.parent_id as "parentId", reply.author_id as "authorId", reply.text, reply.mentions,
    reply.idempotency_key as "idempotencyKey", reply.posted_at as "postedAt",
    reply.edited_at as "editedAt", reply.revision, reply.deleted_at as "deletedAt", reply.held_at as "heldAt"
  from unnest($1::text[]) as thread (id), lateral (
    select * from comment as one
    where parent_id = thread.id and ${standsForText('one', '$7')} and author_id <> all($2::text[])
      and ($3::timestamptz is null or (posted_at, id) > ($3::timestamptz, $4)) and ${isHeard('one', '$6')}
    order by posted_at, id limit $5
  ) as reply
  order by reply.posted_at, reply.id`,
)

/** A page of the replies of each of these comments, the oldest first, and one more where there are more. */
export async function findReplies(
  db: Queryable,
  { parentIds, viewerId, without, bornUntil }: Kept & { parentIds: readonly string[] },
  { key, size }: KeysetPage<MomentKey>,
): Promise<ReadonlyMap<string, CommentRow[]>> {
  const after = [key?.at.toISOString() ?? null, key?.id ?? '']
  const rows = await replies(db, [
    [...parentIds],
    [...without],
    ...after,
    size + 1,
    bornUntil,
    viewerId,
  ])
  const found = rows.map((row) => ({
    ...row,
    postedAt: new Date(row.postedAt),
    editedAt: dated(row.editedAt),
    deletedAt: dated(row.deletedAt),
    heldAt: dated(row.heldAt),
  }))
  return Map.groupBy(found, ({ parentId }) => parentId)
}

// A reply is read with the comment that it answers, or not at all.
const counts = statement<{ id: string; count: number }>(
  'comment_counts',
  `select one.subject_id as id, count(*)::integer as count
  from comment as one left join comment as parent on parent.id = one.parent_id
  where one.subject_id = any($1::text[]) and ${standsForText('one', '$4')} and one.author_id <> all($2::text[])
    and ${isHeard('one', '$3')}
    and (
      one.parent_id is null or (
        ${standsForText('parent', '$4')} and parent.author_id <> all($2::text[]) and ${isHeard('parent', '$3')}
      )
    )
  group by one.subject_id`,
)

/** How many stand about each of these subjects, but for those by whoever is left out; none are said of one without. */
export const countComments = (
  db: Queryable,
  ids: readonly string[],
  { viewerId, without, bornUntil }: Kept,
) => counts(db, [[...ids], [...without], bornUntil, viewerId])

/** Whether a subject stands, which it does until the transaction ends: what takes it away waits. */
export async function lockSubject(
  transaction: Transaction,
  kind: 'post' | 'topic',
  id: string,
): Promise<boolean> {
  const of = kind === 'post' ? post : topic
  const rows = await transaction
    .select({ id: of.id })
    .from(of)
    .where(and(eq(of.id, id), isNull(of.deletedAt)))
    .for('share')
  return rows.length > 0
}

/** Whether a comment stands, until the transaction ends. */
export async function lockParent(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: comment.id })
    .from(comment)
    .where(and(eq(comment.id, id), isNull(comment.deletedAt)))
    .for('share')
  return rows.length > 0
}

/** Writes one, and counts it to its day. */
export async function insertComment(
  transaction: Transaction,
  written: Omit<CommentRow, 'tenantId'>,
): Promise<CommentRow> {
  const { authorId: fanId, communityId, postedAt } = written
  const { tenantId, fanId: of, communityId: within, day: on } = commentDay
  await transaction
    .insert(commentDay)
    .values({ fanId, communityId, day: dayInJapan(postedAt), written: 1 })
    .onConflictDoUpdate({
      target: [tenantId, of, within, on],
      set: { written: sql`${commentDay.written} + 1` },
    })
  return insertWritten(transaction, comment, written)
}

/** Forgets a comment with its replies and all lights at them; not what is evidence. */
export const forgetComment = (db: Transaction, id: string): Promise<void> =>
  forgetAll(db, or(eq(comment.id, id), eq(comment.parentId, id)))

/** Forgets all that is about a subject, but for what is evidence: a part of forgetting the subject, after it. */
export const forgetCommentsOf = (db: Transaction, subjectId: string): Promise<void> =>
  forgetAll(db, eq(comment.subjectId, subjectId))

/** Whether somebody reported a comment, or one that answers it: then it is evidence, or what that was about. */
function isEvidence(db: Queryable) {
  const reply = alias(comment, 'reply')
  const reportOf = ({ id }: typeof comment | typeof reply) =>
    db
      .select({ id: report.id })
      .from(report)
      .where(and(eq(report.kind, 'COMMENT'), eq(report.subjectId, id)))
  const reportedReply = db
    .select({ id: reply.id })
    .from(reply)
    .where(and(eq(reply.parentId, comment.id), exists(reportOf(reply))))
  return sql`(${exists(reportOf(comment))} or ${exists(reportedReply)})`
}

async function forgetAll(db: Transaction, which: ReturnType<typeof or>): Promise<void> {
  const rows = await db
    .select({ id: comment.id })
    .from(comment)
    .where(and(which, not(isEvidence(db))))
    .for('update')
  const ids = rows.map(({ id }) => id)
  await deleteLights(db, 'comment', ids)
  await db.delete(comment).where(inArray(comment.id, ids))
}
