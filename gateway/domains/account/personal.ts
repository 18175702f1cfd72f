import { gone, type Judged } from '../../platform/personal/judging.ts'
import { contactChange } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(contactChange, {
    of: 'userId',
    told: ['kind', 'former', 'contact', 'changedAt'],
    untold: ['id'],
  }),
]
