import type { GatewayContext } from '../../platform/graphql/context.ts'
import { maskContact } from '../sign-up/service.ts'
import { findPresentUser } from '../user/service.ts'

/** What a fan can be reached by, in full. */
export type Contacts = { email: string | null; phoneNumber: string | null }

/** How a fan logs in and is reached: their address is the identity service's, their number is ours. */
export async function contactsOf(
  { db, identity, tenantId }: Pick<GatewayContext, 'db' | 'identity' | 'tenantId'>,
  userId: string,
): Promise<Contacts> {
  const [email, user] = await Promise.all([
    identity.findEmail(tenantId, userId),
    findPresentUser(db, userId),
  ])
  return { email, phoneNumber: user?.phoneNumber ?? null }
}

/** The viewer's own account; null for a guest. */
export async function viewerAccount(context: GatewayContext) {
  return context.userId === null ? null : ownAccount(context, context.userId)
}

/** As its fan is shown it, contacts mostly hidden: an unlocked phone that lies about tells nobody all of them. */
export async function ownAccount(context: GatewayContext, userId: string) {
  const { db, identity, tenantId } = context
  const [email, user] = await Promise.all([
    identity.findEmail(tenantId, userId),
    findPresentUser(db, userId),
  ])
  return {
    maskedEmail: email && maskContact('EMAIL', email),
    maskedPhoneNumber: user?.phoneNumber ? maskContact('PHONE', user.phoneNumber) : null,
    birthDate: user?.birthDate ?? null,
    countryOfResidence: user?.countryOfResidence ?? null,
  }
}
