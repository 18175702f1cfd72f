import { and, eq, isNotNull } from 'drizzle-orm'
import { gone, kept, through, type Judged, type Whose } from '../../platform/personal/judging.ts'
import {
  coinExpiryNotice,
  ledgerAccount,
  ledgerEntry,
  ledgerLot,
  ledgerTransfer,
} from './tables.ts'

const books =
  'Tax and payment law: what was paid with is kept for seven years, and nothing of the ledger is ever rewritten.'

/** A fan's entries have numbers, and only those are found without reading the whole table. */
const ownEntries: Whose = (personId) =>
  and(eq(ledgerEntry.account, personId), isNotNull(ledgerEntry.number))!

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(ledgerAccount, {
    why: books,
    of: 'ownerId',
    told: ['asset', 'balance'],
    untold: ['lastNumber'],
  }),
  kept(ledgerLot, {
    why: books,
    of: 'ownerId',
    told: ['asset', 'class', 'expiresAt', 'remaining'],
    untold: ['id', 'openedBy'],
  }),
  kept(ledgerEntry, {
    why: books,
    of: ownEntries,
    told: ['transferId', 'asset', 'amount', 'balance'],
    untold: ['account', 'position', 'lotId', 'number'],
  }),
  kept(ledgerTransfer, {
    why: books,
    of: through(ledgerTransfer.id, ledgerEntry.transferId, ownEntries),
    told: ['id', 'kind', 'reason', 'reference', 'reverses', 'at'],
    untold: ['idempotencyKey', 'bodyHash'],
  }),
  gone(coinExpiryNotice, { of: 'ownerId', told: ['lastDay', 'daysBefore', 'at'] }),
]
