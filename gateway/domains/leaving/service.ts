import type { GatewayContext } from '../../platform/graphql/context.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import { loadKept } from '../../platform/graphql/loadKept.ts'
import { refuseStaleSignIn } from '../../platform/identity/recentSignIn.ts'
import { refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import { newId } from '../../platform/ids.ts'
import type { AccountDeletionObstacle, DeleteAccountInput } from '../types.generated.ts'
import { findByKey, findLeavingsOf, findObstacles, insertLeaving, undo } from './store.ts'
import type { AccountDeletionRow, LeavingRow } from './tables.ts'

export { leavingJobs } from './jobs.ts'

/** For so long whoever asked to leave may undo it. */
export const undoDays = 14
const dayMs = 24 * 60 * 60 * 1000

/** Askings in a day: each is a mail. */
const askLimit: Limit = { name: 'delete-account', attempts: 10, minutes: 24 * 60 }

const unauthenticated = { __typename: 'UnauthenticatedError' as const }

/** That the viewer's account is about to be deleted; null where it stays. Kept: it is asked for around every page. */
export async function viewerDeletion(context: GatewayContext): Promise<AccountDeletionRow | null> {
  const { userId } = context
  if (userId === null) return null
  const read: Parameters<typeof loadKept<AccountDeletionRow | null>>[3] = async (db, ids) =>
    new Map((await findLeavingsOf(db, ids)).map((row) => [row.userId, toDeletion(row)]))
  return loadKept(context, 'leaving', userId, read, null)
}

const toDeletion = ({ userId, askedAt, endsAt }: LeavingRow): AccountDeletionRow => ({
  id: `leaving:${userId}`,
  requestedAt: askedAt,
  endsAt,
})

/** What stands against the viewer's leaving. */
export async function viewerObstacles({
  db,
  userId,
}: GatewayContext): Promise<AccountDeletionObstacle[]> {
  return userId === null ? [] : findObstacles(db, userId)
}

/** Begins the days after which the viewer's account is deleted. Who is leaving already goes on leaving. */
export async function deleteAccount(
  context: GatewayContext,
  { idempotencyKey }: DeleteAccountInput,
) {
  const { db, jobs, log, now, tenantId, userId } = context
  if (userId === null) return unauthenticated
  checkRequestKey(idempotencyKey)
  if (!(await findByKey(db, userId, idempotencyKey))) {
    const standing = await findObstacles(db, userId)
    if (standing.length > 0) return { __typename: 'AccountDeletionObstacleError' as const }
    const stale = refuseStaleSignIn(context)
    if (stale) return stale
    const retryAt = await refuseAttempt(db, askLimit, [userId], now())
    if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt, proofDoublings: null }
    const id = newId('leaving')
    const askedAt = now()
    const endsAt = new Date(askedAt.getTime() + undoDays * dayMs)
    const isNew = await db.transaction(async (transaction) => {
      const row = { id, userId, idempotencyKey, askedAt, endsAt }
      if (!(await insertLeaving(transaction, row))) return false
      await jobs.enqueue(tenantId, 'tellLeaving', { leavingId: id }, transaction)
      return true
    })
    if (isNew) log.info({ userId }, 'a fan asked to leave')
    forget(context, userId)
  }
  const accountDeletion = await viewerDeletion(context)
  return { __typename: 'DeleteAccountSuccess' as const, accountDeletion }
}

/** Has the viewer stay after all. */
export async function cancelAccountDeletion(context: GatewayContext) {
  const { db, log, now, userId } = context
  if (userId === null) return unauthenticated
  if (await undo(db, userId, now())) log.info({ userId }, 'a fan stays after all')
  forget(context, userId)
  return { __typename: 'CancelAccountDeletionSuccess' as const, accountDeletion: null }
}

const forget = ({ cache, tenantId }: GatewayContext, userId: string) =>
  cache.forget(tenantId, 'leaving', userId)
