import type { GatewayContext } from '../../platform/graphql/context.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import { refuseStaleSignIn } from '../../platform/identity/recentSignIn.ts'
import { refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import { newId, prefixOf } from '../../platform/ids.ts'
import type { RequestDataExportInput } from '../types.generated.ts'
import { findByKey, findExport, findLast, insertExport } from './store.ts'
import type { DataExportRow } from './tables.ts'

export { exportJobs } from './jobs.ts'

/** Files in a day: each reads all tables. */
const askLimit: Limit = { name: 'data-export', attempts: 3, minutes: 24 * 60 }

/** The viewer's own export by its id, or null: nobody else's, and none that has ended. */
export async function loadExport(
  { db, userId, now }: GatewayContext,
  id: string,
): Promise<DataExportRow | null> {
  if (prefixOf(id) !== 'dataexport' || userId === null) return null
  const row = await findExport(db, id)
  const isThere = row && (row.endsAt === null || row.endsAt > now())
  return isThere && row.fanId === userId ? row : null
}

/** The last that the viewer asked for, as long as it is there. */
export async function viewerExport({
  db,
  userId,
  now,
}: GatewayContext): Promise<DataExportRow | null> {
  return userId === null ? null : ((await findLast(db, userId, now())) ?? null)
}

/** Has a file written with all that is the viewer's. */
export async function requestDataExport(
  context: GatewayContext,
  { idempotencyKey }: RequestDataExportInput,
) {
  const { db, jobs, log, now, tenantId, userId: fanId } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(idempotencyKey)
  const asked = await findByKey(db, fanId, idempotencyKey)
  if (asked) return { __typename: 'RequestDataExportSuccess' as const, dataExport: asked }
  const stale = refuseStaleSignIn(context)
  if (stale) return stale
  const retryAt = await refuseAttempt(db, askLimit, [fanId], now())
  if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt, proofDoublings: null }
  const id = newId('dataexport')
  await db.transaction(async (transaction) => {
    const row = { id, fanId, idempotencyKey, requestedAt: now() }
    if (!(await insertExport(transaction, row))) return
    await jobs.enqueue(tenantId, 'writeExport', { exportId: id }, transaction)
    log.info({ userId: fanId }, 'a fan asked for all that is theirs')
  })
  const dataExport = (await findLast(db, fanId, now()))!
  return { __typename: 'RequestDataExportSuccess' as const, dataExport }
}
