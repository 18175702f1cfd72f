import { crashPoint } from '../../platform/crashPoints.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { checkRequestKey, requestKeyReused } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { give } from '../collection/service.ts'
import { viewerMembership } from '../community/service.ts'
import { openDelivery } from '../delivery/service.ts'
import { grant, lockAccounts } from '../ledger/service.ts'
import { giveToOpen, hasItem } from '../special-gift/service.ts'
import { lockGiven } from '../store/service.ts'
import type { ClaimCheckInPresentInput } from '../types.generated.ts'
import { claimableUntil, loadPresent } from './presents.ts'
import {
  countKey,
  countStamps,
  findPresent,
  findPresentClaimBy,
  findPresentClaims,
  insertPresentClaim,
  takePiece,
} from './presentStore.ts'
import type { CheckInPresentRow } from './tables.ts'

/** For how long tickets can be spent, as all that are given. */
const daysOfTickets = 180

type Refusal = { code: 'INCOMPLETE' | 'OUT_OF_STOCK' | 'EXPIRED' | 'OWNED'; missing: number }

/**
 * Gives the viewer a present, in one transaction: fan and present are the key. Goods wait for the fan to say where they
 * go; all else is given by the domain that owns it.
 */
export async function claimPresent(context: GatewayContext, input: ClaimCheckInPresentInput) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const { presentId, idempotencyKey: key } = input
  checkRequestKey(key)
  const present = await loadPresent(context, presentId)
  if (!present) return { __typename: 'NotFoundError' as const, field: 'presentId' }
  const { communityId } = present
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const refusal = await db.transaction(async (transaction) => {
    const answer = await take(transaction, { present, fanId, key, at: now() })
    crashPoint('checkIn.present.commits')
    return answer
  })
  crashPoint('checkIn.present.committed')
  if (refusal) return { __typename: 'CheckInPresentError' as const, ...refusal }
  context.clearLoaders()
  const newest = (await findPresent(db, presentId))!
  return { __typename: 'ClaimCheckInPresentSuccess' as const, present: newest }
}

type Taking = { present: CheckInPresentRow; fanId: string; key: string; at: Date }

async function take(transaction: Transaction, taking: Taking): Promise<Refusal | null> {
  const { present, fanId, key, at } = taking
  // One of a fan's claims after the other: nothing is counted while another gives it.
  await lockAccounts(transaction, fanId, ['COIN', 'TICKET:draw'])
  const sameKey = await findPresentClaimBy(transaction, fanId, key)
  if (sameKey && sameKey.presentId !== present.id) throw requestKeyReused()
  if ((await findPresentClaims(transaction, fanId, [present.id])).size > 0) return null
  if (claimableUntil(present) <= at) return { code: 'EXPIRED', missing: 0 }
  const counts = await countStamps(transaction, fanId, [present])
  const stamps = counts.get(countKey(present))?.stamps ?? 0
  if (stamps < present.stamps) return { code: 'INCOMPLETE', missing: present.stamps - stamps }
  // A second one would bring nothing, and take a piece from somebody.
  if (present.digitalItem === 'STORE_ITEM') {
    const itemId = present.thingId!
    await lockGiven(transaction, fanId, [itemId])
    if (await hasItem(transaction, { fanId, itemId, at })) return { code: 'OWNED', missing: 0 }
  }
  if (!(await takePiece(transaction, present.id))) return { code: 'OUT_OF_STOCK', missing: 0 }
  const deliveryId = present.kind === 'GOODS' ? newId('delivery') : null
  await insertPresentClaim(transaction, {
    fanId,
    presentId: present.id,
    idempotencyKey: key,
    at,
    deliveryId,
  })
  await handOver(transaction, { ...taking, deliveryId })
  return null
}

/** Hands a present over, by whoever owns what it is. */
async function handOver(
  transaction: Transaction,
  { present, fanId, at, deliveryId }: Taking & { deliveryId: string | null },
): Promise<void> {
  const reference = `check-in-present:${present.id}:${fanId}`
  const things = present.thingId === null ? [] : [{ id: present.thingId, reference }]
  switch (present.digitalItem) {
    case null:
      return openDelivery(transaction, {
        id: deliveryId!,
        fanId,
        of: { communityId: present.communityId },
        now: at,
        lines: [{ itemId: present.id, name: present.name, quantity: 1 }],
      })
    case 'PROFILE_BADGE':
      return give(transaction, { fanId, badges: things, at })
    case 'COLLECTABLE_CARD':
      return give(transaction, { fanId, cards: things, at })
    case 'STORE_ITEM':
      return giveToOpen(transaction, {
        source: 'CHECK_IN_PRESENT',
        given: things.map((thing) => ({ fanId, itemId: thing.id, reference: thing.reference })),
        at,
      })
    case 'TREASURE_MACHINE_TICKET': {
      const granted = await grant(transaction, {
        key: reference,
        reason: 'CHECK_IN_PRESENT',
        reference: present.id,
        at,
        lots: [
          {
            ownerId: fanId,
            asset: 'TICKET:draw',
            class: 'FREE',
            amount: present.amount,
            expiry: { afterDays: daysOfTickets },
          },
        ],
      })
      if (granted.outcome !== 'DONE') throw new Error(`${reference} gave something else before`)
      return
    }
    default:
      throw new Error(
        `${reference} is of a kind that is not known: ${present.digitalItem satisfies never}`,
      )
  }
}
