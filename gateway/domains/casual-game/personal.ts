import { gone, kept, type Judged } from '../../platform/personal/judging.ts'
import { casualGamePlay, stamina, staminaRecovery } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(stamina, { of: 'fanId', told: ['communityId', 'stored', 'storedAt'] }),
  kept(staminaRecovery, {
    why: 'Coins were spent for it: the ledger refers to it.',
    of: 'fanId',
    told: ['communityId', 'day', 'at', 'coins'],
    untold: ['requestId', 'transferId'],
  }),
  kept(casualGamePlay, {
    why: 'The ranks of that day are those of all who played.',
    of: 'fanId',
    told: ['communityId', 'name', 'startedAt', 'endedAt', 'day', 'score', 'isBest', 'inputs'],
    untold: ['id', 'requestId', 'seed', 'rules', 'endsAt'],
  }),
]
