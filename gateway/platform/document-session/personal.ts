import { gone, type Judged } from '../personal/judging.ts'
import { documentSession } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(documentSession, { of: 'userId', told: ['createdAt', 'expiresAt'], untold: ['tokenHash'] }),
]
