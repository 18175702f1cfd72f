import type { Transaction } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import type { SessionRow } from '../checkout/tables.ts'
import { tellOwn } from '../notification/service.ts'

/** What a buyer is told by mail and under the bell. */
export type PurchaseNoticeKind = 'ORDER_PAID' | 'SLIP_ISSUED' | 'SLIP_EXPIRED'

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
  /** The attempt to pay that it is of, where a purchase may have several. */
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

/** A purchase, and the part of it that is told of: `purchase_…`, or `purchase_…/attempt_…`. */
function subjectOf(sessionId: string, partId: string | undefined): string {
  const purchaseId = sessionId.replace('checkout', 'purchase')
  return partId === undefined ? purchaseId : `${purchaseId}/${partId}`
}
