import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { findAttempt, sumsOf, takesSum } from '../payments/service.ts'
import { balancesOf } from '../ledger/service.ts'
import { dayOfMonth, monthAfter } from '#rules/months.ts'
import { splitPrice } from '#rules/coins.ts'
import { coinPacksOf, offersOf } from '../store/service.ts'
import type { StoreItemRow } from '../store/service.ts'
import type { CheckoutMethod, UnavailableMethodReason } from '../types.generated.ts'
import { sessionError } from './refusals.ts'
import { findOrderOf } from './orderStore.ts'
import { findLines, findNewest, findSession } from './store.ts'
import type {
  CoinsRow,
  LineRow,
  CheckoutLineRow,
  OrderRow,
  SessionRow,
  UnavailableMethodRow,
} from './tables.ts'
import { isSubscription, totalBy } from './totals.ts'
import { isPaid, isUndecided } from './transitions.ts'

/** The viewer's own session by its id, or null: nobody else's. */
export async function loadSession(context: GatewayContext, id: string): Promise<SessionRow | null> {
  if (prefixOf(id) !== 'checkout' || context.userId === null) return null
  const row = await findSession(context.db, id)
  return row?.fanId === context.userId ? asOf(row, context.now()) : null
}

/** The viewer's session with this id; without one, what they began last and is still to pay. */
export async function viewerCheckout(
  context: GatewayContext,
  id: string | null,
): Promise<SessionRow | null> {
  const { db, userId, now } = context
  if (id !== null || userId === null) return id === null ? null : loadSession(context, id)
  return (await findNewest(db, userId, now())) ?? null
}

/** The packs of coins that a fan can buy where theirs don't pay; none where coins are not missing. */
export async function coinPacksFor(
  context: GatewayContext,
  session: SessionRow,
): Promise<StoreItemRow[]> {
  const { db, now } = context
  const coins = await coinsFor(context, session, await linesOf(context, session))
  if (!coins || coins.missing === 0) return []
  const packs = await coinPacksOf(db, { ...session, now: now() })
  return packs.slice(0, listSizes['CheckoutSession.coinPacks'])
}

/** A session as it stands now: what is over is over, whether a job has written it or not. */
export function asOf(row: SessionRow, now: Date): SessionRow {
  return isOver(row, now) ? { ...row, state: 'EXPIRED' } : row
}

export const isOver = ({ state, expiresAt }: SessionRow, now: Date) =>
  isUndecided(state) && expiresAt <= now

/** Why a session takes no decision any more; null where it does. */
export function refusalOf(row: SessionRow, now: Date) {
  if (isUndecided(row.state) && !isOver(row, now)) return null
  if (isPaid(row.state)) return sessionError('COMPLETED')
  const isGone = isOver(row, now) || row.state === 'EXPIRED' || row.state === 'CANCELED'
  return sessionError(isGone ? 'EXPIRED' : 'MOVED_ON')
}

/** What a session is to buy, at the prices that the fan was told. */
export function linesOf({ db }: GatewayContext, { id }: SessionRow): Promise<LineRow[]> {
  return findLines(db, id)
}

/** The same, each beside its item as that is now. */
export async function offeredLinesOf(
  context: GatewayContext,
  session: SessionRow,
): Promise<CheckoutLineRow[]> {
  const { db, now } = context
  const { communityId, fanId } = session
  const lines = await linesOf(context, session)
  const itemIds = lines.map(({ itemId }) => itemId)
  const offers = await offersOf(db, { communityId, itemIds, fanId, now: now() })
  return lines.map((line) => {
    const offer = offers.get(line.itemId)
    if (!offer) throw new Error(`item ${line.itemId} is gone from the store`)
    return { ...line, item: offer.item }
  })
}

const yenMethods = ['CARD', 'KONBINI', 'PAYPAY'] as const satisfies CheckoutMethod[]
const allMethods = ['COINS', ...yenMethods] as const satisfies CheckoutMethod[]

/** The ways that can pay all of a session's lines. */
export function methodsFor(session: SessionRow, lines: readonly LineRow[]): CheckoutMethod[] {
  // What is paid again each month is charged to a card that is saved.
  if (isSubscription(lines)) return ['CARD']
  return allMethods.filter((method) => {
    const total = totalBy(method, lines)
    return total !== null && (method === 'COINS' || reasonAgainst(method, total, session) === null)
  })
}

/** Those that would pay these lines, were they more or less, or more left of them; and which sums they take. */
export function unavailableMethodsFor(
  session: SessionRow,
  lines: readonly LineRow[],
): UnavailableMethodRow[] {
  const total = totalBy('CARD', lines)
  if (total === null || isSubscription(lines)) return []
  return yenMethods.flatMap((method) => {
    const reason = reasonAgainst(method, total, session)
    const { least: leastYen, most: mostYen } = sumsOf[method]
    return reason === null ? [] : [{ method, reason, leastYen, mostYen }]
  })
}

function reasonAgainst(
  method: (typeof yenMethods)[number],
  total: number,
  { isScarce }: SessionRow,
): UnavailableMethodReason | null {
  if (!takesSum(method, total)) return 'SUM'
  return method === 'KONBINI' && isScarce ? 'FEW_LEFT' : null
}

/** The last attempt to pay a session in yen, or null. */
export async function attemptOf({ db }: GatewayContext, { attemptId }: SessionRow) {
  return attemptId === null ? null : ((await findAttempt(db, attemptId)) ?? null)
}

/** How the fan's coins would pay a session now; null where coins don't. */
export async function coinsFor(
  { db, now }: GatewayContext,
  { fanId }: SessionRow,
  lines: readonly LineRow[],
): Promise<CoinsRow | null> {
  const total = totalBy('COINS', lines)
  if (total === null) return null
  const balances = await balancesOf(db, fanId, now())
  const coins = balances.get('COIN')
  const owed = balances.get('DEBT:COIN')?.free ?? 0
  const split = splitPrice(coins ?? { free: 0, paid: 0 }, total, 'FREE_FIRST')
  return { ...split, owed, expiresNext: coins?.expiring[0]?.at ?? null }
}

/** When what a session begins is paid for again, were it confirmed now; null where it begins no subscription. */
export async function renewalOf(context: GatewayContext, session: SessionRow) {
  if (session.origin === 'RENEWAL' || !isSubscription(await linesOf(context, session))) return null
  const now = context.now()
  return monthAfter(now, dayOfMonth(now))
}

/** The order that a session became, or null. */
export async function orderOf(
  { db }: GatewayContext,
  { id, state }: SessionRow,
): Promise<OrderRow | null> {
  return isPaid(state) ? ((await findOrderOf(db, id)) ?? null) : null
}
