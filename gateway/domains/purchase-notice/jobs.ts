import { prefixOf } from '../../platform/ids.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import {
  findLines,
  findOrderLines,
  findOrderOf,
  findReturns,
  findSession,
  freeCoinsOf,
} from '../checkout/service.ts'
import { sessionIdOf, type LineRow, type OrderRow, type SessionRow } from '../checkout/tables.ts'
import { findOrdersDelivery } from '../delivery/service.ts'
import { findAttempt, findRefund, findRefundsOfAttempt } from '../payments/service.ts'
import { invoiceOf } from '../receipt/service.ts'
import { keyed, mailFan, type FanWords } from '../user/service.ts'
import {
  orderPaidMail,
  slipExpiredMail,
  slipMail,
  type NoticeLine,
  refundMail,
  transferredMail,
} from './letters.ts'
import { openedOf } from '../special-gift/service.ts'
import type { PurchaseNoticeKind } from './service.ts'

export const noticeJobs: JobKinds = { mailPurchaseNotice: { run: mailNotice } }

type Told = { fanId: string; kind: PurchaseNoticeKind; subjectId: string }
/** A letter, and where it goes if not to the fan's own address. */
type Letter = { words: FanWords; address?: string }

/** Writes to a buyer what became of their purchase, unless it has no point any more. */
async function mailNotice(context: JobContext, { fanId, kind, subjectId }: Told): Promise<void> {
  const [purchaseId, partId] = subjectId.split('/') as [string, string?]
  const session = await findSession(context.db, sessionIdOf(purchaseId))
  if (!session) return
  const letter = await letterOf(context, kind, { purchaseId, partId, session })
  if (!letter) return
  const { words, address } = letter
  await mailFan(context, fanId, keyed(words, `${kind} ${subjectId}`), address)
}

type Of = { purchaseId: string; partId: string | undefined; session: SessionRow }

function letterOf(
  context: JobContext,
  kind: PurchaseNoticeKind,
  of: Of,
): Promise<Letter | undefined> {
  switch (kind) {
    case 'ORDER_PAID':
      return orderPaid(context, of)
    case 'SLIP_ISSUED':
      return slipIssued(context, of)
    case 'SLIP_EXPIRED':
      return slipExpired(context, of)
    case 'REFUND':
      return refunded(context, of)
  }
}

async function orderPaid(
  { db, now }: JobContext,
  { purchaseId, session }: Of,
): Promise<Letter | undefined> {
  const order = await findOrderOf(db, session.id)
  if (!order) return undefined
  const lines = await findOrderLines(db, order.id)
  const delivery = await findOrdersDelivery(db, order.id)
  const isAddressWanted = delivery?.state === 'AWAITING_ADDRESS'
  const { number, placedAt, method, total, fanId } = order
  const itemIds = lines.map(({ itemId }) => itemId)
  const { opened } = await openedOf(db, { fanId, itemIds, now: now() })
  return {
    words: orderPaidMail({
      purchaseId,
      number,
      placedAt,
      method,
      lines,
      total,
      taxYen: taxOf(order, lines),
      next: isAddressWanted
        ? { state: 'ADDRESS_WANTED', deliveryId: delivery.id }
        : { state: delivery ? 'PREPARING' : 'DONE' },
      isOpened: opened.length > 0,
    }),
  }
}

/** As the receipt has it. Coins were taxed, or not, when they were bought with yen. */
function taxOf(order: OrderRow, lines: Awaited<ReturnType<typeof findOrderLines>>): number | null {
  if (order.method === 'COINS') return null
  const free = freeCoinsOf(order, lines)
  const { isTaxable, taxYen } = invoiceOf(
    lines.map(({ name, quantity, price, taxClass }, at) => ({
      name: name.ja,
      quantity,
      unitYen: price,
      taxClass,
      discountYen: free[at]!,
    })),
  )
  return isTaxable ? taxYen : null
}

/** To the address that was named for the slip. Once it is paid, or over, there is nothing to type in. */
async function slipIssued(
  { db }: JobContext,
  { purchaseId, partId, session }: Of,
): Promise<Letter | undefined> {
  const attempt = partId === undefined ? undefined : await findAttempt(db, partId)
  if (!attempt || attempt.settledAt || attempt.step?.__typename !== 'KonbiniStep') return undefined
  const { amountYen, payBy, step, details } = attempt
  const lines = wantedOf(await findLines(db, session.id))
  return {
    words: slipMail({ purchaseId, amountYen, payBy, lines, stores: step.stores }),
    ...(details.konbini && { address: details.konbini.email }),
  }
}

async function slipExpired(
  { db }: JobContext,
  { partId, session }: Of,
): Promise<Letter | undefined> {
  const attempt = partId === undefined ? undefined : await findAttempt(db, partId)
  // A till may tell of it late: then it is paid after all.
  if (attempt?.failure !== 'EXPIRED') return undefined
  const lines = wantedOf(await findLines(db, session.id))
  const isBack = session.origin === 'BASKET'
  return { words: slipExpiredMail({ amountYen: attempt.amountYen, lines, isBack }) }
}

/** By its refund, which may have been transferred by now, by the attempt whose yen came too late, or by the first line whose coins came back. */
async function refunded(
  context: JobContext,
  { purchaseId, partId = '', session }: Of,
): Promise<Letter | undefined> {
  const { db } = context
  const order = await findOrderOf(db, session.id)
  const [, position] = /^line_(\d+)$/.exec(partId) ?? []
  if (position !== undefined) {
    if (!order) return undefined
    const lines = await findOrderLines(db, order.id)
    const at = lines.find((line) => line.position === Number(position))?.refundedAt
    const back = lines.filter(({ refundedAt }) => at && refundedAt?.getTime() === at.getTime())
    const amount = back.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const isPart = amount < order.total
    const { number } = order
    const closed = await closedOf(context, order, back)
    return { words: refundMail({ purchaseId, number, amount, method: 'COINS', isPart, closed }) }
  }
  const [, paidId] = /^paid_(.+)$/.exec(partId) ?? []
  if (paidId !== undefined) {
    const paid = await findRefund(db, paidId)
    const { number = null } = order ?? {}
    return paid && { words: transferredMail({ purchaseId, number, amount: paid.amountYen }) }
  }
  const isLate = prefixOf(partId) === 'attempt'
  const [late] = isLate ? await findRefundsOfAttempt(db, partId) : []
  const refund = await findRefund(db, late?.id ?? partId)
  // One that failed goes another way, of which its fan is asked.
  if (!refund || refund.state === 'FAILED' || refund.method === 'KONBINI') return undefined
  const { amountYen: amount, method } = refund
  const isPart = !isLate && order !== undefined && amount < order.total
  const number = isLate ? null : (order?.number ?? null)
  const closed =
    isLate || !order
      ? 'NOTHING'
      : await closedOf(context, order, await backBy(db, order, refund.id))
  return { words: refundMail({ purchaseId, number, amount, method, isPart, closed }) }
}

type Lines = Awaited<ReturnType<typeof findOrderLines>>

/** The lines that went back by a refund. */
async function backBy(db: JobContext['db'], { id }: OrderRow, refundId: string): Promise<Lines> {
  const returned = (await findReturns(db, id)).filter((each) => each.refundId === refundId)
  const taken = returned.flatMap(({ parts }) => parts).filter(({ isTaken }) => isTaken)
  const positions = new Set(taken.map(({ position }) => position))
  return (await findOrderLines(db, id)).filter(({ position }) => positions.has(position))
}

/** What their buyer can't open any more since these lines went back. */
async function closedOf(
  { db, now }: JobContext,
  { fanId }: OrderRow,
  lines: Lines,
): Promise<'NOTHING' | 'WORKS' | 'WORKS_AND_BADGES'> {
  const came = lines.filter(({ fulfilledAt }) => fulfilledAt !== null)
  const itemIds = came.map(({ itemId }) => itemId)
  const { closed } = await openedOf(db, { fanId, itemIds, now: now() })
  if (closed.length === 0) return 'NOTHING'
  return closed.includes('FAN_BADGE') ? 'WORKS_AND_BADGES' : 'WORKS'
}

const wantedOf = (lines: readonly LineRow[]): NoticeLine[] =>
  lines.map(({ name, quantity, priceYen }) => ({ name, quantity, price: priceYen ?? 0 }))
