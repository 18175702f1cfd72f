import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findOwnerOfPhone } from '../user/service.ts'
import type { SignUpRow } from './tables.ts'

/** Whose contact this is; null where nobody has an account with it. */
export async function findAccount(
  { identity, tenantId, db }: Pick<GatewayContext, 'identity' | 'tenantId' | 'db'>,
  { contactKind, contact }: Pick<SignUpRow, 'contactKind' | 'contact'>,
): Promise<string | null> {
  if (contactKind === 'EMAIL') return identity.findUserIdByEmail(tenantId, contact)
  // Both at once, always: the time of an answer must not tell whose number it is.
  const [owner, found] = await Promise.all([
    findOwnerOfPhone(db, contact),
    identity.findUserIdByPhone(tenantId, contact),
  ])
  return owner?.id ?? found
}
