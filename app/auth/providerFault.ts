import { ProviderError, type ProviderErrorCode } from '#platform/session/session.ts'

/**
 * The SDK's codes by what they mean to a fan. A wrong pair has one word, whichever half is wrong:
 * projects with enumeration protection answer `invalid-credential`.
 */
const meanings = new Map<string, ProviderErrorCode>([
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-credential', 'wrong-password'],
  ['auth/invalid-login-credentials', 'wrong-password'],
  ['auth/user-not-found', 'wrong-password'],
  ['auth/invalid-email', 'wrong-password'],
  ['auth/email-already-in-use', 'email-already-in-use'],
  ['auth/user-disabled', 'user-disabled'],
  ['auth/network-request-failed', 'network-request-failed'],
  ['auth/timeout', 'network-request-failed'],
  ['auth/internal-error', 'network-request-failed'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/quota-exceeded', 'too-many-requests'],
  ['auth/requires-recent-login', 'requires-recent-login'],
  ['auth/user-token-expired', 'requires-recent-login'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/expired-action-code', 'dead-link'],
  ['auth/invalid-action-code', 'dead-link'],
])

/** What a thrown value of the SDK means, as the ProviderError that screens know. */
export function toProviderError(cause: unknown): ProviderError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return new ProviderError(meanings.get(code) ?? 'unknown', { cause })
}

/** Runs a call of the SDK; it rejects with a ProviderError. */
export function askingProvider<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((cause: unknown) => {
    throw toProviderError(cause)
  })
}
