import { gone, type Judged } from '../../platform/personal/judging.ts'
import { hiddenMessage, mutedWord, userMute } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(hiddenMessage, { of: 'fanId', told: ['messageId', 'hiddenAt'], untold: ['id'] }),
  gone(mutedWord, { of: 'fanId', told: ['word', 'until'], untold: ['id', 'folded'] }),
  gone(userMute, { of: ['fanId', 'userId'], told: ['userId', 'kind', 'mutedAt'], untold: ['id'] }),
]
