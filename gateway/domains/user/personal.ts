import { sql } from 'drizzle-orm'
import { drawnAvatar } from '../tenant/tables.ts'
import { kept, type Judged } from '../../platform/personal/judging.ts'
import { referral, user } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(referral, {
    why: 'An invitation counts for whoever invited.',
    of: ['userId', 'referrerId'],
    told: ['createdAt'],
  }),
  kept(user, {
    why: 'What stays needs an author: an id without a person, which is shown as a user who left.',
    of: 'id',
    told: [
      'id',
      'displayName',
      'avatar',
      'birthDate',
      'countryOfResidence',
      'guardianConsentAt',
      'termsVersion',
      'privacyVersion',
      'termsAcceptedAt',
      'phoneNumber',
      'language',
      'referralCode',
      'createdAt',
    ],
    untold: ['status', 'hasProfile', 'foldedName'],
    becomes: () => ({
      status: 'deleted' as const,
      displayName: '',
      hasProfile: false,
      language: 'ja' as const,
      avatar: sql`coalesce((select ${drawnAvatar.image} from ${drawnAvatar} order by ${drawnAvatar.position} limit 1), ${user.avatar})`,
      birthDate: null,
      countryOfResidence: null,
      guardianConsentAt: null,
      phoneNumber: null,
      // Unique, and nobody’s: no code that is typed is so long.
      referralCode: sql`${user.id}`,
    }),
  }),
]
