import { gone, type Judged } from '../../platform/personal/judging.ts'
import { bookmark } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(bookmark, { of: 'fanId', told: ['subjectId', 'keptAt'] }),
]
