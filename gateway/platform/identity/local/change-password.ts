import { findAccount, holdsPassword, setPasswordHash } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import type { CallParts } from './calls.ts'
import { dropResetsOf } from './password-resets.ts'

/**
 * Changes a password for whoever gives the present one, and ends all sign-ins but the one that is kept. Links that
 * would set another password die. Throws `TooBusy`.
 */
export async function changePassword(
  parts: CallParts,
  ...[tenantId, userId, { present, next, kept }]: Parameters<Identity['changePassword']>
): ReturnType<Identity['changePassword']> {
  const { databaseFor, passwords } = parts
  const db = databaseFor(tenantId)
  const account = await findAccount(db, userId)
  const isRight = await passwords.admit(() => passwords.isRight(present, account?.passwordHash))
  if (!account || !isRight) return 'wrong'
  const passwordHash = await passwords.hash(next)
  const announce = await db.transaction(async (transaction) => {
    if (!(await holdsPassword(transaction, account))) return undefined
    await setPasswordHash(transaction, userId, passwordHash)
    await dropResetsOf(transaction, userId)
    return parts.endEverything(transaction, tenantId, userId, kept)
  })
  if (!announce) return 'wrong'
  announce()
  return kept.signInId === null ? 'signedOut' : 'changed'
}
