import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { checkoutSession, purchaseIdOf, storeOrder, type SessionRow } from '../checkout/tables.ts'
import { tellOwn } from '../notification/service.ts'

export { accountWantedMail } from './letters.ts'

/** What a buyer is told by mail and under the bell. */
export type PurchaseNoticeKind = 'ORDER_PAID' | 'SLIP_ISSUED' | 'SLIP_EXPIRED' | 'REFUND'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    mailPurchaseNotice: { fanId: string; kind: PurchaseNoticeKind; subjectId: string }
  }
}

/** What there is where a purchase changes: its transaction, and the queue of jobs. */
export type NoticeContext = Pick<Services, 'jobs'> & { tenantId: string; db: Transaction }

type Notice = {
  kind: PurchaseNoticeKind
  session: Pick<SessionRow, 'id' | 'fanId' | 'communityId'>
  /** The attempt to pay, the refund, or the line taken back that it is of, where a purchase may have several. */
  partId?: string
  at: Date
}

/**
 * Tells a buyer what became of their purchase, inside the transaction in which it did: an entry under their bell, and
 * a job that mails it. Once each, however often the same is told: where the entry is there already, so is the job.
 */
export async function tellBuyer(
  { db, jobs, tenantId }: NoticeContext,
  { kind, session: { id, fanId, communityId }, partId, at }: Notice,
): Promise<void> {
  const subjectId = subjectOf(id, partId)
  if (!(await tellOwn(db, { fanId, kind, subjectId, communityId, at }))) return
  await jobs.enqueue(tenantId, 'mailPurchaseNotice', { fanId, kind, subjectId }, db)
}

type Entry = {
  kind: 'REFUND_ACCOUNT_WANTED' | 'PARCEL_SENT' | 'LETTER_ANSWERED'
  /** Whose purchase it is of. */
  of: { sessionId: string } | { orderId: string }
  /** The refund, the parcel or the letter. */
  partId: string
  at: Date
}

/** Notes under a buyer's bell what is mailed by whoever does it, in the same transaction. Nothing where it is of no purchase. */
export async function noteForBuyer(
  db: Transaction,
  { kind, of, partId, at }: Entry,
): Promise<void> {
  const session = await findBuyer(db, of)
  if (!session) return
  const whose = { fanId: session.fanId, communityId: session.communityId }
  await tellOwn(db, { ...whose, kind, subjectId: subjectOf(session.id, partId), at })
}

/** Whose purchase it is; undefined where it is none. */
export async function findBuyer(db: Transaction, of: Entry['of']) {
  const { id, fanId, communityId } = checkoutSession
  const [session] = await db
    .select({ id, fanId, communityId })
    .from(checkoutSession)
    .leftJoin(storeOrder, eq(storeOrder.sessionId, id))
    .where('orderId' in of ? eq(storeOrder.id, of.orderId) : eq(id, of.sessionId))
  return session
}

/** A purchase, and the part of it that is told of: `purchase_…`, or `purchase_…/attempt_…`. */
function subjectOf(sessionId: string, partId: string | undefined): string {
  const purchaseId = purchaseIdOf(sessionId)
  return partId === undefined ? purchaseId : `${purchaseId}/${partId}`
}
