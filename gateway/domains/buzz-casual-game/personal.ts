import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { buzzGameDay, buzzGamePlay } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('A day of the game.', buzzGameDay),
  kept(buzzGamePlay, {
    why: 'The ranks of that day are those of all who played.',
    of: 'fanId',
    told: ['communityId', 'day', 'startedAt', 'endedAt', 'score', 'best', 'chains', 'inputs'],
    untold: ['id', 'rules', 'endsAt'],
  }),
]
