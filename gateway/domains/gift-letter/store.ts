import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { UploadedImage } from '../../platform/database/columns.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { UploadsInUse } from '../../platform/files/service.ts'
import { checkoutLine, checkoutSession, orderLine, storeOrder } from '../checkout/tables.ts'
import { talent } from '../community/tables.ts'
import { storeItem } from '../store/tables.ts'
import { user } from '../user/tables.ts'
import { letterIdOf } from './letterId.ts'
import { giftLetter, type LetterNames, type LetterRow } from './tables.ts'

/** Gifts of checkouts, each beside its letter and what became of it. */
async function findGifts(
  db: Queryable,
  where: SQL | undefined,
  { by = asc(checkoutLine.position), most = 100 }: { by?: SQL; most?: number } = {},
): Promise<LetterRow[]> {
  const { text, revision, writtenAt, answeredAt, answerText, answerPicture } = giftLetter
  const rows = await db
    .select({
      sessionId: checkoutLine.sessionId,
      itemId: checkoutLine.itemId,
      text,
      revision,
      writtenAt,
      answeredAt,
      answerText,
      answerPicture,
      fanId: checkoutSession.fanId,
      sessionState: checkoutSession.state,
      sessionEndsAt: checkoutSession.expiresAt,
      orderId: storeOrder.id,
      refundedAt: orderLine.refundedAt,
    })
    .from(checkoutLine)
    .innerJoin(checkoutSession, eq(checkoutSession.id, checkoutLine.sessionId))
    .leftJoin(
      giftLetter,
      and(
        eq(giftLetter.sessionId, checkoutLine.sessionId),
        eq(giftLetter.itemId, checkoutLine.itemId),
      ),
    )
    .leftJoin(storeOrder, eq(storeOrder.sessionId, checkoutLine.sessionId))
    .leftJoin(
      orderLine,
      and(eq(orderLine.orderId, storeOrder.id), eq(orderLine.position, checkoutLine.position)),
    )
    .where(and(eq(checkoutLine.kind, 'GIFT'), where))
    .orderBy(by)
    .limit(most)
  return rows.map((row) => ({
    ...row,
    revision: row.revision ?? 0,
    draft: null,
    id: letterIdOf(row.sessionId, row.itemId),
  }))
}

/** Of one checkout, in its order. */
export const findGiftsOf = (db: Queryable, sessionId: string) =>
  findGifts(db, eq(checkoutLine.sessionId, sessionId))

/** What a fan has paid for and keeps, what was bought last first. */
export const findPaidGifts = (db: Queryable, fanId: string, most: number) =>
  findGifts(
    db,
    and(
      eq(storeOrder.fanId, fanId),
      eq(checkoutSession.fanId, fanId),
      isNull(orderLine.refundedAt),
    ),
    { by: desc(storeOrder.placedAt), most },
  )

/** Letters of paid gifts that wait for an answer, the oldest purchase first. */
export const findWaiting = (db: Queryable, most: number) =>
  findGifts(
    db,
    and(
      isNotNull(giftLetter.id),
      isNull(giftLetter.answeredAt),
      isNotNull(storeOrder.id),
      isNull(orderLine.refundedAt),
    ),
    { by: asc(storeOrder.placedAt), most },
  )

/** By its id, whoever's it is; undefined until something is written. */
export async function findLetter(db: Queryable, id: string): Promise<LetterRow | undefined> {
  return (await findGifts(db, eq(giftLetter.id, id)))[0]
}

/** Of letters: who wrote each, with which gift, and to whom. */
export async function findNames(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, LetterNames>> {
  const rows = await db
    .select({
      id: giftLetter.id,
      fan: user.displayName,
      gift: storeItem.name,
      talent: talent.name,
    })
    .from(giftLetter)
    .innerJoin(user, eq(user.id, giftLetter.fanId))
    .innerJoin(storeItem, eq(storeItem.id, giftLetter.itemId))
    .leftJoin(talent, eq(talent.id, storeItem.talentId))
    .where(inArray(giftLetter.id, [...ids]))
  return new Map(rows.map(({ id, fan, gift, talent: to }) => [id, { fan, gift, talent: to }]))
}

/** What a fan wrote last for each of these items. */
export async function findLastTexts(
  db: Queryable,
  fanId: string,
  itemIds: readonly string[],
): Promise<Map<string, string>> {
  const { itemId, text, writtenAt } = giftLetter
  const rows = await db
    .selectDistinctOn([itemId], { itemId, text })
    .from(giftLetter)
    .innerJoin(checkoutSession, eq(checkoutSession.id, giftLetter.sessionId))
    .where(
      and(
        eq(giftLetter.fanId, fanId),
        inArray(itemId, [...itemIds]),
        inArray(checkoutSession.state, ['EXPIRED', 'CANCELED', 'REFUND_DUE', 'REFUNDED']),
      ),
    )
    .orderBy(itemId, desc(writtenAt))
  return new Map(rows.map((row) => [row.itemId, row.text]))
}

/** Writes a letter for the first time, or anew. */
export async function putLetter(
  transaction: Transaction,
  { id, sessionId, itemId, fanId }: Pick<LetterRow, 'id' | 'sessionId' | 'itemId' | 'fanId'>,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  await transaction
    .insert(giftLetter)
    .values({ id, sessionId, itemId, fanId, text, revision: 1, writtenAt: at })
    .onConflictDoUpdate({
      target: [giftLetter.tenantId, giftLetter.id],
      set: { text, writtenAt: at, revision: sql`${giftLetter.revision} + 1` },
    })
}

export async function putAnswer(
  transaction: Transaction,
  id: string,
  { text, picture, at }: { text: string | null; picture: UploadedImage | null; at: Date },
): Promise<void> {
  await transaction
    .update(giftLetter)
    .set({ answeredAt: at, answerText: text, answerPicture: picture })
    .where(eq(giftLetter.id, id))
}

/** Holds for an upload that answers a letter of its owner's. */
export const isAnswer: UploadsInUse = ({ id, ownerId }) =>
  sql`exists (select 1 from ${giftLetter} where ${giftLetter.fanId} = ${ownerId} and ${giftLetter.answerPicture} ->> 'id' = ${id})`
