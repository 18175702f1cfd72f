import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { vote, votingCandidate, votingEvent, votingRound, votingTally } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What is voted on, and what it came to.',
    votingEvent,
    votingCandidate,
    votingRound,
    votingTally,
  ),
  kept(vote, {
    why: 'A result that anyone can verify counts it, by its receipt alone.',
    of: 'fanId',
    told: ['eventId', 'day', 'candidateId', 'receipt', 'castAt', 'setAsideFor'],
    untold: ['id', 'idempotencyKey', 'voterSince', 'source'],
    becomes: () => ({ source: null }),
  }),
]
