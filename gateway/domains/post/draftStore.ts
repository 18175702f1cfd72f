import { and, count, desc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { postDraft, type PostDraftRow } from './tables.ts'

type Own = { fanId: string; communityId: string }

const isOpen = ({ fanId, communityId }: Own) =>
  and(
    eq(postDraft.fanId, fanId),
    eq(postDraft.communityId, communityId),
    isNull(postDraft.closedAt),
  )

/** A fan's drafts, what was typed last first. */
export async function findDrafts(db: Queryable, own: Own, most: number): Promise<PostDraftRow[]> {
  return db
    .select()
    .from(postDraft)
    .where(isOpen(own))
    .orderBy(desc(postDraft.savedAt), desc(postDraft.id))
    .limit(most)
}

/** The draft with this id, where it is the fan's and open. */
export async function findDraft(
  db: Queryable,
  id: string,
  fanId: string,
): Promise<PostDraftRow | undefined> {
  const isIt = and(eq(postDraft.id, id), eq(postDraft.fanId, fanId), isNull(postDraft.closedAt))
  return (await db.select().from(postDraft).where(isIt))[0]
}

/** How many drafts a fan has beside one. */
export async function countOthers(db: Queryable, own: Own, key: string): Promise<number> {
  const [found] = await db
    .select({ drafts: count() })
    .from(postDraft)
    .where(and(isOpen(own), ne(postDraft.key, key)))
  return found!.drafts
}

/** Undefined where it is closed by now, or another community's. */
export async function putDraft(
  transaction: Transaction,
  draft: Omit<PostDraftRow, 'tenantId' | 'closedAt'>,
): Promise<PostDraftRow | undefined> {
  const { communityId, text, savedAt } = draft
  const [put] = await transaction
    .insert(postDraft)
    .values(draft)
    .onConflictDoUpdate({
      target: [postDraft.tenantId, postDraft.fanId, postDraft.key],
      set: { text, savedAt },
      setWhere: and(isNull(postDraft.closedAt), eq(postDraft.communityId, communityId)),
    })
    .returning()
  return put
}

/**
 * Forgets what a draft said, and what a fan closed a day before. One that was never kept is closed all the same: what
 * was typed of it may still be on its way.
 */
export async function closeDraft(
  transaction: Transaction,
  { at, ...own }: Own & { key: string; at: Date },
): Promise<void> {
  const isFans = eq(postDraft.fanId, own.fanId)
  const dayBefore = new Date(at.getTime() - 24 * 60 * 60_000)
  await transaction.delete(postDraft).where(and(isFans, lt(postDraft.closedAt, dayBefore)))
  const closed = { text: '', savedAt: at, closedAt: at }
  await transaction
    .insert(postDraft)
    .values({ id: newId('postdraft'), ...own, ...closed })
    .onConflictDoUpdate({
      target: [postDraft.tenantId, postDraft.fanId, postDraft.key],
      set: { text: '', closedAt: at },
      setWhere: isNull(postDraft.closedAt),
    })
}
