import { gone, kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { mission, missionClaim, missionEvent, step, stepClaim, stepSeason } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What operators offer.', mission, step, stepSeason),
  gone(missionEvent, { of: 'fanId', told: ['communityId', 'kind', 'key', 'at'] }),
  kept(missionClaim, {
    why: 'Something was given for it: the ledger refers to it.',
    of: 'fanId',
    told: ['missionId', 'round', 'at', 'rewardKind', 'rewardAmount', 'rewardThingId'],
  }),
  kept(stepClaim, {
    why: 'Something was given for it: the ledger refers to it.',
    of: 'fanId',
    told: ['stepId', 'at', 'rewardKind', 'rewardAmount'],
    untold: ['requestId'],
  }),
]
