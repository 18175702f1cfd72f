import { gone, type Judged } from '../../platform/personal/judging.ts'
import { dataExport } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(dataExport, {
    of: 'fanId',
    told: ['requestedAt', 'readyAt', 'endsAt', 'size'],
    untold: ['id', 'idempotencyKey', 'file'],
  }),
]
