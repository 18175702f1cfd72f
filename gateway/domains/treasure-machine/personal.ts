import { kept, nobodys, through, type Judged } from '../../platform/personal/judging.ts'
import {
  drawSeed,
  treasureBoxPosition,
  treasureCount,
  treasureDraw,
  treasureMachine,
  treasureOdds,
  treasurePick,
  treasurePrize,
} from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What can be drawn; those who proposed and approved the odds are operators.',
    treasureMachine,
    treasurePrize,
    treasureOdds,
    treasureBoxPosition,
  ),
  kept(drawSeed, {
    why: 'Anyone can verify a draw by its seed; it names its fan by a random name.',
    of: 'fanId',
    told: [
      'id',
      'machineId',
      'drawer',
      'clientSeed',
      'serverHash',
      'counter',
      'openedAt',
      'closedAt',
    ],
    untold: ['clientHash', 'nonce', 'keyId'],
  }),
  kept(treasureCount, {
    why: 'Draws that were paid are proven by it.',
    of: 'fanId',
    told: ['machineId', 'sinceTop'],
  }),
  kept(treasureDraw, {
    why: 'It was paid: the ledger refers to it.',
    of: 'fanId',
    told: ['id', 'machineId', 'offer', 'at', 'free', 'paid', 'tickets', 'points', 'receipt'],
    untold: [
      'requestId',
      'transferId',
      'sinceBefore',
      'sinceAfter',
      'seedId',
      'counter',
      'signature',
      'publicKey',
      'oddsVersion',
      'seenAt',
    ],
  }),
  kept(treasurePick, {
    why: 'It was paid: what came of a draw stays proven.',
    of: through(treasurePick.drawId, treasureDraw.id, treasureDraw.fanId),
    told: ['drawId', 'prizeId', 'isNew'],
    untold: ['slot', 'machineId', 'seedId', 'counter', 'oddsVersion', 'tableName', 'boxPosition'],
  }),
]
