import type { Services } from '../../platform/graphql/context.ts'
import { findUser, updateUserStatus } from './store.ts'

/** `UNCHANGED`: already as it was wanted. `UNKNOWN`: this tenant has no such user, or they have left. */
export type BlockOutcome = 'DONE' | 'UNCHANGED' | 'UNKNOWN'

type Parts = Pick<Services, 'databaseFor' | 'identity' | 'log'>

/**
 * Keeps a user out: their streams and sessions end at once, in every gateway, and nothing lets them in. Done again
 * where it was done before, so that a run that broke off can be repeated.
 */
export async function blockUser(
  { databaseFor, identity, log }: Parts,
  tenantId: string,
  userId: string,
): Promise<BlockOutcome> {
  const isThere = await updateUserStatus(databaseFor(tenantId), userId, 'disabled')
  if (!isThere) return 'UNKNOWN'
  await identity.setStanding(tenantId, userId, 'disabled')
  log.info({ userId }, 'a user was blocked')
  return 'DONE'
}

/** Lets a blocked user log in again. Their earlier sessions stay ended. */
export async function unblockUser(
  { databaseFor, identity, log }: Parts,
  tenantId: string,
  userId: string,
): Promise<BlockOutcome> {
  const db = databaseFor(tenantId)
  const status = (await findUser(db, userId))?.status
  if (status === 'active') return 'UNCHANGED'
  if (status !== 'disabled') return 'UNKNOWN'
  // The row last: whoever is active there is let in.
  await identity.setStanding(tenantId, userId, 'active')
  await updateUserStatus(db, userId, 'active')
  log.info({ userId }, 'a user was unblocked')
  return 'DONE'
}
