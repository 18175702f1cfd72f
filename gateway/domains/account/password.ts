import type { GatewayContext } from '../../platform/graphql/context.ts'
import { readDocumentSecret } from '../../platform/document-session/service.ts'
import { checkPassword, passwordMinLength } from '../../platform/identity/passwordRules.ts'
import { refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import type { ChangePasswordInput } from '../types.generated.ts'
import { contactsOf } from './own.ts'
import { rateLimited, unauthenticated } from './errors.ts'

/** Present passwords that a fan may try: as many as at the log-in. */
const tryLimit: Limit = { name: 'change-password', attempts: 10, minutes: 15 }

/**
 * Changes the viewer's password, once they have given the present one. Every other device is logged out, links that
 * would set another password die, and the fan is told by mail.
 */
export async function changePassword(
  context: GatewayContext,
  { presentPassword, newPassword }: ChangePasswordInput,
) {
  const { db, identity, jobs, log, now, signInId, tenantId, userId } = context
  if (userId === null) return unauthenticated
  const { email, phoneNumber } = await contactsOf(context, userId)
  const code = checkPassword(newPassword, email ?? phoneNumber ?? '')
  if (code !== undefined)
    return {
      __typename: 'PasswordError' as const,
      field: 'newPassword',
      code,
      minLength: passwordMinLength,
    }
  const retryAt = await refuseAttempt(db, tryLimit, [userId], now())
  if (retryAt) return rateLimited(retryAt)
  const changed = await identity.changePassword(tenantId, userId, {
    present: presentPassword,
    next: newPassword,
    kept: { signInId, documentSecret: readDocumentSecret(context) },
  })
  if (changed === 'wrong')
    return { __typename: 'WrongPasswordError' as const, field: 'presentPassword' }
  log.info({ userId }, 'a password was changed, and all other sign-ins ended')
  await jobs.enqueue(tenantId, 'tellPasswordChanged', { userId, at: now().toISOString() }, db)
  const customToken =
    changed === 'signedOut' ? await identity.createCustomToken(tenantId, userId) : null
  return { __typename: 'ChangePasswordSuccess' as const, customToken }
}
