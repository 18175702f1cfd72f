import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import {
  campaignCode,
  campaignCodePage,
  campaignCodeUse,
  type CampaignCodePageRow,
  type CodeRow,
  type CampaignCodeReceiptRow,
} from './tables.ts'

export const findPages = (db: Queryable, ids: readonly string[]): Promise<CampaignCodePageRow[]> =>
  db
    .select()
    .from(campaignCodePage)
    .where(inArray(campaignCodePage.id, [...ids]))

export const findPagesOf = (db: Queryable, communityId: string): Promise<CampaignCodePageRow[]> =>
  db
    .select()
    .from(campaignCodePage)
    .where(eq(campaignCodePage.communityId, communityId))
    .orderBy(asc(campaignCodePage.closesAt), asc(campaignCodePage.id))

/** The pages with this identifier: one, where a tenant has one community. */
export const findPagesNamed = (db: Queryable, identifier: string): Promise<CampaignCodePageRow[]> =>
  db.select().from(campaignCodePage).where(eq(campaignCodePage.identifier, identifier))

/** The page with this identifier, held: its codes are counted by one at a time. */
export async function holdPage(
  transaction: Transaction,
  identifier: string,
): Promise<CampaignCodePageRow | undefined> {
  return (
    await transaction
      .select()
      .from(campaignCodePage)
      .where(eq(campaignCodePage.identifier, identifier))
      .limit(1)
      .for('update')
  )[0]
}

/** A code of a page as it is now, held until the transaction ends; undefined where there is none. */
export async function holdCode(
  transaction: Transaction,
  pageId: string,
  hash: string,
): Promise<CodeRow | undefined> {
  return (
    await transaction
      .select()
      .from(campaignCode)
      .where(and(eq(campaignCode.pageId, pageId), eq(campaignCode.hash, hash)))
      .for('update')
  )[0]
}

const columns = {
  pageId: campaignCodeUse.pageId,
  hash: campaignCodeUse.hash,
  fanId: campaignCodeUse.fanId,
  idempotencyKey: campaignCodeUse.idempotencyKey,
  ending: campaignCodeUse.ending,
  at: campaignCodeUse.at,
  rewardKind: campaignCodeUse.rewardKind,
  rewardAmount: campaignCodeUse.rewardAmount,
}

/** What a fan had under a key. */
export async function findUseBy(
  db: Queryable,
  fanId: string,
  key: string,
): Promise<CampaignCodeReceiptRow | undefined> {
  return (
    await db
      .select(columns)
      .from(campaignCodeUse)
      .where(and(eq(campaignCodeUse.fanId, fanId), eq(campaignCodeUse.idempotencyKey, key)))
  )[0]
}

/** What a fan had on a page, the newest first. */
export async function findUsesOf(
  db: Queryable,
  fanId: string,
  pageId: string,
  most: number,
): Promise<CampaignCodeReceiptRow[]> {
  return db
    .select(columns)
    .from(campaignCodeUse)
    .where(and(eq(campaignCodeUse.fanId, fanId), eq(campaignCodeUse.pageId, pageId)))
    .orderBy(desc(campaignCodeUse.at), desc(campaignCodeUse.hash))
    .limit(most)
}

/** Notes that a fan used a code, and counts it. */
export async function insertUse(
  transaction: Transaction,
  use: CampaignCodeReceiptRow,
): Promise<void> {
  await transaction.insert(campaignCodeUse).values(use)
  await transaction
    .update(campaignCode)
    .set({ uses: sql`${campaignCode.uses} + 1` })
    .where(and(eq(campaignCode.pageId, use.pageId), eq(campaignCode.hash, use.hash)))
}

/** How often a page's codes may be used, all together, and were. */
export async function countUses(
  db: Queryable,
  pageId: string,
): Promise<{ codes: number; most: number; uses: number }> {
  const [row] = await db
    .select({
      codes: sql<number>`count(*)::integer`,
      most: sql<number>`coalesce(sum(${campaignCode.usesMost}), 0)::integer`,
      uses: sql<number>`coalesce(sum(${campaignCode.uses}), 0)::integer`,
    })
    .from(campaignCode)
    .where(eq(campaignCode.pageId, pageId))
  return row!
}

export async function insertCodes(
  transaction: Transaction,
  rows: readonly Pick<CodeRow, 'pageId' | 'hash' | 'usesMost' | 'madeBy' | 'madeAt'>[],
): Promise<void> {
  await transaction.insert(campaignCode).values([...rows])
}
