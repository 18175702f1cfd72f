import { sql } from 'drizzle-orm'
import { mostPostsToldAnHour } from '#rules/notification.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { fansOf, viewerMembership } from '../community/service.ts'
import { tellAll } from '../notification/service.ts'
import type { PostRow } from './tables.ts'
import { countTold, insertTelling, lockTelling, setToldTo } from './tellingStore.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    tellOfPost: { postId: string }
  }
}

export const tellingJobs: JobKinds = {
  tellOfPost: { run: (context, { postId }) => tellOfPost(context, postId) },
}

const hourMs = 60 * 60_000
/** So many fans are told in one transaction: some tens of milliseconds, in which a kill loses nothing else. */
const fansAtOnce = 1_000

/**
 * Has those told of a talent's post whose oshi they are, later, and unless enough were told within the hour: a part of
 * posting, which costs the same however many they are. Whoever writes waits for the author's other posts, so that it is
 * counted exactly.
 */
export async function tellLater(
  context: GatewayContext,
  transaction: Transaction,
  { id: postId, communityId, authorId, postedAt: begunAt }: PostRow,
): Promise<void> {
  const place = await viewerMembership(context, communityId)
  if (place?.role !== 'TALENT' || place.oshiId === null) return
  const ago = (ms: number) => new Date(begunAt.getTime() - ms)
  if ((await countTold(transaction, authorId, ago(hourMs))) >= mostPostsToldAnHour) return
  await insertTelling(transaction, { postId, authorId, begunAt, before: ago(24 * hourMs) })
  await context.jobs.enqueue(context.tenantId, 'tellOfPost', { postId }, transaction)
}

/**
 * Tells them, so many in a transaction, which notes how far it has come: it may break off anywhere, and two at once
 * take turns. What is deleted meanwhile is told to the end, since it may come back, and shown to nobody until then.
 */
export async function tellOfPost(
  { db, signal }: Pick<JobContext, 'db' | 'signal'>,
  postId: string,
  most = fansAtOnce,
): Promise<void> {
  let isAll = false
  while (!isAll) {
    signal.throwIfAborted()
    isAll = await db.transaction((transaction) => tellSome(transaction, postId, most))
    crashPoint('post.toldSome')
  }
}

/** Whoever hears that a post mentions them hears of it once. */
const isUncalled = (postId: string) => sql`not exists (
  select from notification as called
  left join notification_choice as choice on choice.fan_id = called.fan_id
  where called.fan_id = fan.fan_id and called.kind = 'POST_MENTION' and called.subject_id = ${postId}
    and not called.is_taken_back and 'POST_MENTION' <> all(coalesce(choice.off, '{}'))
)`

/** Tells the next of them, and says whether that was all. */
async function tellSome(transaction: Transaction, postId: string, most: number): Promise<boolean> {
  const told = await lockTelling(transaction, postId)
  if (!told) return true
  const { communityId, authorId, postedAt, toldTo } = told
  const fanIds = await fansOf(transaction, { communityId, authorId, after: toldTo, most })
  if (fanIds.length > 0)
    await tellAll(transaction, {
      kind: 'OSHI_POST',
      at: postedAt,
      actorId: authorId,
      fans: sql`
        select fan_id, ${postId} as subject_id, ${communityId} as community_id
        from unnest(${sql.param(fanIds)}::text[]) as fan (fan_id)
        where ${isUncalled(postId)}`,
    })
  const isAll = fanIds.length < most
  await setToldTo(transaction, postId, isAll ? null : fanIds.at(-1)!)
  return isAll
}
