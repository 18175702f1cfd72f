import { eq } from 'drizzle-orm'
import { gone, type Judged } from '../../platform/personal/judging.ts'
import { signUp, verificationCode } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(signUp, {
    of: 'userId',
    told: [
      'contactKind',
      'contact',
      'birthDate',
      'guardianConsentAt',
      'termsVersion',
      'privacyVersion',
      'termsAcceptedAt',
      'createdAt',
    ],
    untold: ['id', 'cookieHash', 'step', 'referralTries', 'expiresAt'],
  }),
  gone(verificationCode, {
    of: (personId) => eq(verificationCode.boundTo, `account:${personId}`),
    told: ['purpose', 'contact', 'sentAt'],
    untold: [
      'id',
      'boundTo',
      'contactHash',
      'requesterHash',
      'browserHash',
      'triesLeft',
      'isConsumed',
      'expiresAt',
    ],
  }),
]
