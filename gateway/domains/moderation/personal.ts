import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { deniedWord, report } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('Words that nobody may use.', deniedWord),
  kept(report, {
    why: 'What was reported is judged, whoever reported it.',
    of: 'reporterId',
    told: ['kind', 'subjectId', 'reason', 'note', 'createdAt', 'state', 'decidedAt'],
    // What another wrote.
    untold: ['id', 'said'],
  }),
]
