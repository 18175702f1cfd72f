import { timingSafeEqual } from 'node:crypto'
import { isUniqueViolation } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { AccountTaken } from '../../platform/identity/identity.ts'
import { prefixOf } from '../../platform/ids.ts'
import { keyedHash } from '../../platform/secret.ts'
import { maskContact } from '../sign-up/service.ts'
import type { UndoContactChangeInput } from '../types.generated.ts'
import { updateUserPhone } from '../user/service.ts'
import { findChange, takeChangesSince } from './store.ts'

/** For so long a change can be undone. */
export const undoMs = 72 * 60 * 60 * 1000

const dead = { __typename: 'LinkDeadError' as const }
const taken = { __typename: 'ContactTakenError' as const, field: null }

/** What a link undoes a change by: its id, and what follows from it by a secret that the database does not hold. */
export function undoKey(
  { config, tenantId }: Pick<GatewayContext, 'config' | 'tenantId'>,
  changeId: string,
): string {
  return `${changeId}.${keyedHash(config, 'undo contact', tenantId, changeId).toString('base64url')}`
}

/**
 * Gives an account its former address or number back, whatever came after it, for whoever holds the link that went
 * there; all sign-ins end, since one of them may be a thief's.
 */
export async function undoContactChange(context: GatewayContext, { key }: UndoContactChangeInput) {
  const { db, identity, log, now, tenantId } = context
  const change = await changeOf(context, key)
  if (!change || change.former === null) return dead
  if (now().getTime() - change.changedAt.getTime() >= undoMs) return dead
  const { former, kind, userId } = change
  try {
    const isUndone = await db.transaction(async (transaction) => {
      // Those that came after it are undone with it: their links went to whoever made them.
      const undone = await takeChangesSince(transaction, change)
      if (!undone.includes(change.id)) return false
      if (kind === 'PHONE') await updateUserPhone(transaction, userId, former)
      const contact = kind === 'EMAIL' ? { email: former } : { phoneNumber: former }
      await identity.setContact(tenantId, userId, contact, transaction)
      return true
    })
    if (!isUndone) return dead
  } catch (error) {
    if (error instanceof AccountTaken || isUniqueViolation(error, 'app_user_phone')) return taken
    throw error
  }
  await identity.revokeSignIns(tenantId, userId)
  log.info({ userId, kind }, 'a change of contact was undone, and all sign-ins ended')
  const maskedContact = maskContact(kind, former)
  return { __typename: 'UndoContactChangeSuccess' as const, maskedContact }
}

async function changeOf(context: GatewayContext, key: string) {
  const id = key.slice(0, Math.max(0, key.indexOf('.')))
  if (prefixOf(id) !== 'contactchange') return undefined
  const [given, right] = [Buffer.from(key), Buffer.from(undoKey(context, id))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return findChange(context.db, id)
}
