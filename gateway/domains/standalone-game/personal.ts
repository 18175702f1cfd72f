import { gone, type Judged } from '../../platform/personal/judging.ts'
import { standaloneGameSave } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(standaloneGameSave, {
    of: 'fanId',
    told: ['communityId', 'name', 'version', 'savedAt', 'text'],
    untold: ['basedOn'],
  }),
]
