import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { post, postTelling } from './tables.ts'

/** How many posts of an author's were told of since then. */
export const countTold = (db: Queryable, authorId: string, since: Date): Promise<number> =>
  db.$count(postTelling, and(eq(postTelling.authorId, authorId), gt(postTelling.begunAt, since)))

/** Notes that a post is told of, and forgets which of its author's were until `before`. */
export async function insertTelling(
  transaction: Transaction,
  {
    authorId,
    before,
    ...telling
  }: { postId: string; authorId: string; begunAt: Date; before: Date },
): Promise<void> {
  const isOld = and(eq(postTelling.authorId, authorId), lt(postTelling.begunAt, before))
  await transaction.delete(postTelling).where(isOld)
  await transaction.insert(postTelling).values({ authorId, ...telling })
}

/** A post that is still being told of, which nobody else goes on with before the transaction ends; undefined where none is. */
export async function lockTelling(transaction: Transaction, postId: string) {
  const [telling] = await transaction
    .select({ toldTo: postTelling.toldTo })
    .from(postTelling)
    .where(eq(postTelling.postId, postId))
    .for('update')
  if (!telling || telling.toldTo === null) return undefined
  const [told] = await transaction
    .select({ communityId: post.communityId, authorId: post.authorId, postedAt: post.postedAt })
    .from(post)
    .where(eq(post.id, postId))
  return told && { ...told, toldTo: telling.toldTo }
}

/** Notes up to whom a post was told of; null, to all. */
export async function setToldTo(
  transaction: Transaction,
  postId: string,
  toldTo: string | null,
): Promise<void> {
  await transaction.update(postTelling).set({ toldTo }).where(eq(postTelling.postId, postId))
}
