import {
  staminaAt,
  staminaMost,
  staminaPrice,
  staminaRefillsADay,
  staminaReturns,
} from '#rules/stamina.ts'
import { addDays, dayInJapan, startOfDay } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import { balancesOf, spend, type Asset } from '../ledger/service.ts'
import type { RecoverStaminaInput } from '../types.generated.ts'
import {
  countRefills,
  findRecovery,
  findStamina,
  insertRecovery,
  lockStamina,
  storeStamina,
} from './store.ts'
import type { StaminaRow } from './tables.ts'

const ticket: Asset = 'TICKET:stamina'
type Owner = { communityId: string; fanId: string }

/** What a fan who never played has. */
const full = (at: Date) => ({ stored: staminaMost, storedAt: at })

const rowOf = (owner: Owner, now: { stored: number; storedAt: Date }): StaminaRow => ({
  communityId: owner.communityId,
  fanId: owner.fanId,
  left: now.stored,
  ...staminaReturns(now),
})

/** What a fan has left, by the gateway's clock. */
export async function readStamina(
  { db, now }: Pick<GatewayContext, 'db' | 'now'>,
  owner: Owner,
): Promise<StaminaRow> {
  const at = now()
  const kept = await findStamina(db, owner)
  return rowOf(owner, staminaAt(kept ?? full(at), at))
}

/** Takes one: null where there was one, else when the next comes back. In the caller's transaction, which holds the row. */
export async function takeStamina(
  transaction: Transaction,
  owner: Owner,
  at: Date,
): Promise<{ nextAt: Date } | null> {
  const now = staminaAt(await lockStamina(transaction, owner, full(at)), at)
  if (now.stored < 1) return { nextAt: staminaReturns(now).nextAt! }
  await storeStamina(transaction, owner, { ...now, stored: now.stored - 1 })
  return null
}

/** Gives one back that a fault of ours took. */
export async function returnStamina(
  transaction: Transaction,
  owner: Owner,
  at: Date,
): Promise<void> {
  const now = staminaAt(await lockStamina(transaction, owner, full(at)), at)
  await storeStamina(transaction, owner, {
    ...now,
    stored: Math.min(staminaMost, now.stored + 1),
  })
}

/** What a fan could fill it up with. */
export async function meansOf(
  { db, now }: GatewayContext,
  { fanId }: Pick<StaminaRow, 'fanId'>,
): Promise<{ tickets: number; paidCoins: number }> {
  const balances = await balancesOf(db, fanId, now())
  return {
    tickets: balances.get(ticket)?.free ?? 0,
    paidCoins: balances.get('COIN')?.paid ?? 0,
  }
}

export async function refillsLeftOf({ db, now }: GatewayContext, row: StaminaRow): Promise<number> {
  return Math.max(0, staminaRefillsADay - (await countRefills(db, row, dayInJapan(now()))))
}

/**
 * Fills the viewer's stamina up, in one transaction with what pays for it. The row of the stamina is held first, so
 * that of many at once one pays and the others find it full; the same request takes nothing twice.
 */
export async function recoverStamina(
  context: GatewayContext,
  { communityId, requestId, with: means }: RecoverStaminaInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(requestId, 'requestId')
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const owner = { communityId, fanId: userId }
  const at = now()
  const refusal = await db.transaction((transaction) =>
    recover(transaction, owner, { requestId, means, at }),
  )
  if (refusal) return refusal
  context.clearLoaders()
  return {
    __typename: 'RecoverStaminaSuccess' as const,
    stamina: await readStamina(context, owner),
  }
}

async function recover(
  transaction: Transaction,
  owner: Owner,
  { requestId, means, at }: { requestId: string; means: 'TICKET' | 'PAID_COINS'; at: Date },
) {
  const { fanId } = owner
  const kept = staminaAt(await lockStamina(transaction, owner, full(at)), at)
  if (await findRecovery(transaction, fanId, requestId)) return null
  if (kept.stored >= staminaMost)
    return { __typename: 'StaminaForRecoveryStaminaEnoughError' as const }
  const day = dayInJapan(at)
  const isTicket = means === 'TICKET'
  if (!isTicket && (await countRefills(transaction, owner, day)) >= staminaRefillsADay)
    return {
      __typename: 'StaminaRecoveryLimitError' as const,
      retryAt: addDays(startOfDay(day), 1),
    }
  const spent = await spend(transaction, {
    key: `stamina:${fanId}:${requestId}`,
    reason: 'STAMINA_RECOVERY',
    ownerId: fanId,
    at,
    ...(isTicket
      ? { asset: ticket, amount: 1 }
      : { asset: 'COIN' as const, amount: staminaPrice, takenFrom: 'PAID_ONLY' as const }),
  })
  if (spent.outcome !== 'DONE')
    return isTicket
      ? { __typename: 'TicketsForRecoveryStaminaNotEnoughError' as const }
      : { __typename: 'PaidCoinsForRecoveryStaminaNotEnoughError' as const }
  await insertRecovery(transaction, {
    ...owner,
    requestId,
    day,
    at,
    transferId: spent.transferId,
    coins: isTicket ? 0 : staminaPrice,
  })
  await storeStamina(transaction, owner, full(at))
  return null
}
