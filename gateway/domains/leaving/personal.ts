import { kept, type Judged } from '../../platform/personal/judging.ts'
import { leaving } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(leaving, {
    why: 'That somebody left proves that they wanted to; the last letter’s address goes once it is sent.',
    of: 'userId',
    told: ['askedAt', 'endsAt', 'undoneAt', 'doneAt'],
    untold: ['id', 'idempotencyKey', 'farewell'],
  }),
]
