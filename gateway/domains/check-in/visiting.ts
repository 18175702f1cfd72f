import { dayInJapan } from '#rules/day.ts'
import { isPrinted, minuteOf, minutesOff, readStoreCode } from '#rules/storeCode.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { forgiveAttempt, refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import { grant, lockAccounts } from '../ledger/service.ts'
import type { CheckInAtStoreInput } from '../types.generated.ts'
import { isSame, storeTag } from './storeCodes.ts'
import type { CheckInStoreRow, StoreVisitRow } from './tables.ts'
import { countVisit, findStoreNumbered, findVisits, insertVisit } from './visitStore.ts'

/** For how long the coins can be spent, as all that are given. */
const daysOfCoins = 180
/** Codes that a fan may guess: a tag has 25 bits. One that a store made is not counted. */
const limits: readonly Limit[] = [
  { name: 'check-in-store', attempts: 5, minutes: 10 },
  { name: 'check-in-store-day', attempts: 20, minutes: 24 * 60 },
]

type Code = 'INVALID' | 'NO_SUCH_CODE' | 'EXPIRED' | 'ENDED'
const refused = (code: Code) => ({
  __typename: 'CheckInStoreError' as const,
  field: 'code',
  code,
})

/**
 * Checks the viewer in at the store that a code names, and gives what the visit brings, in one transaction: fan, store
 * and day are the key. The day and the minute are those of the gateway's clock when the request came.
 */
export async function visitStore(context: GatewayContext, input: CheckInAtStoreInput) {
  const { userId: fanId, db, now } = context
  const { communityId } = input
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const at = now()
  const code = readStoreCode(input.code)
  if (code === null) return refused('INVALID')
  for (const limit of limits) {
    const retryAt = await refuseAttempt(db, limit, [fanId], at)
    if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt }
  }
  const store = await findStoreNumbered(db, code.store)
  if (store?.communityId !== communityId || !isSame(storeTag(context, store, code.stamp), code.tag))
    return refused('NO_SUCH_CODE')
  for (const limit of limits) await forgiveAttempt(db, limit, [fanId])
  const result = await db.transaction(async (transaction) => {
    const made = await visit(transaction, { store, stamp: code.stamp, fanId, at })
    crashPoint('checkIn.store.commits')
    return made
  })
  crashPoint('checkIn.store.committed')
  if (typeof result === 'string') return refused(result)
  context.clearLoaders()
  return { __typename: 'CheckInAtStoreSuccess' as const, ...result }
}

type Visiting = { store: CheckInStoreRow; stamp: number; fanId: string; at: Date }
type Visited = { store: CheckInStoreRow; visit: StoreVisitRow; isNew: boolean }

async function visit(
  transaction: Transaction,
  { store, stamp, fanId, at }: Visiting,
): Promise<Visited | Code> {
  const day = dayInJapan(at)
  // One visit of a fan's after the other: nothing is counted while another is made.
  await lockAccounts(transaction, fanId, ['COIN'])
  const before = await findVisits(transaction, { fanId, day, storeIds: [store.id] })
  const todays = before.get(store.id)
  // Also where the code is over by now: the answer to the one that made it may have been lost.
  if (todays) return { store, visit: todays, isNew: false }
  const isCurrent = isPrinted(stamp)
    ? stamp === store.edition
    : Math.abs(minuteOf(at) - stamp) <= minutesOff
  if (!isCurrent) return 'EXPIRED'
  if (at < store.opensAt || at >= store.closesAt) return 'ENDED'
  const counted = await countVisit(transaction, store.id)
  if (!counted) return 'ENDED'
  const proof = isPrinted(stamp) ? 'PRINTED' : 'COUNTER'
  const coins = proof === 'PRINTED' ? store.printedCoins : store.coins
  const row = await insertVisit(transaction, { fanId, storeId: store.id, day, at, proof, coins })
  await grant(transaction, {
    key: `check-in-store:${store.id}:${fanId}:${day}`,
    reason: 'CHECK_IN_STORE',
    reference: store.id,
    at,
    lots: [
      {
        ownerId: fanId,
        asset: 'COIN',
        class: 'FREE',
        amount: coins,
        expiry: { afterDays: daysOfCoins },
      },
    ],
  })
  return { store: counted, visit: row, isNew: true }
}
