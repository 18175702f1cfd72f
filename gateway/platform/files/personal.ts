import { gone, kept, type Judged } from '../personal/judging.ts'
import { upload, uploadAttempt } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(upload, {
    why: 'What stays shows it; what nothing shows any more is deleted within a day.',
    of: 'ownerId',
    told: ['id', 'image', 'createdAt'],
  }),
  gone(uploadAttempt, { of: 'ownerId', told: ['attemptedAt', 'kind'], untold: ['id'] }),
]
