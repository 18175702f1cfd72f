import { gone, kept, nobodys, type Judged } from '../personal/judging.ts'
import { account, passwordReset, signIn, throttle, usedToken } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('Hashes, for some minutes: nobody can tell whose.', throttle, usedToken),
  kept(account, {
    why: 'Its standing keeps everybody out, in every gateway.',
    of: 'userId',
    told: ['email', 'phoneNumber', 'createdAt', 'lastSignInAt'],
    untold: ['passwordHash', 'standing', 'tokensValidAfter'],
    becomes: (now) => ({
      email: null,
      phoneNumber: null,
      passwordHash: null,
      standing: 'deleted' as const,
      tokensValidAfter: now,
      lastSignInAt: null,
    }),
  }),
  gone(passwordReset, { of: 'userId', told: ['expiresAt'], untold: ['codeHash'] }),
  gone(signIn, {
    of: 'userId',
    told: ['provider', 'authenticatedAt', 'refreshedAt'],
    untold: [
      'id',
      'handleHash',
      'secretHash',
      'previousSecretHash',
      'sealedSecret',
      'generation',
      'seenGeneration',
    ],
  }),
]
