import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { ledgerEntry, ledgerLot, ledgerTransfer, type CoinMovementRow } from './tables.ts'

/** The greatest number that an entry may have. */
const newest = 2_147_483_647

/**
 * A transfer stands where its last entry does: the next one, if there is any, is another transfer's. So a page reads
 * as many entries as it shows, however many the account has.
 */
const movements = prepared('ledger_movements', (db) => {
  const entry = sql`${ledgerEntry}`
  return db
    .select({
      id: ledgerTransfer.id,
      number: sql<number>`${ledgerEntry.number}`,
      kind: sql<CoinMovementRow['kind']>`${ledgerTransfer.kind}`,
      reason: ledgerTransfer.reason,
      reference: ledgerTransfer.reference,
      at: ledgerTransfer.at,
      free: sql<number>`part.free`,
      paid: sql<number>`part.paid`,
      expiresAt: sql<Date | null>`least(part.free_until, part.paid_until)`.mapWith(
        ledgerLot.expiresAt,
      ),
      freeExpiresAt: sql<Date | null>`part.free_until`.mapWith(ledgerLot.expiresAt),
      paidExpiresAt: sql<Date | null>`part.paid_until`.mapWith(ledgerLot.expiresAt),
    })
    .from(ledgerEntry)
    .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerEntry.transferId))
    .innerJoin(
      sql`lateral (
        select
          coalesce(sum(each.amount) filter (where lot.class = 'FREE'), 0)::integer as free,
          coalesce(sum(each.amount) filter (where lot.class = 'PAID'), 0)::integer as paid,
          min(nullif(lot.expires_at, 'infinity'))
            filter (where each.amount > 0 and lot.class = 'FREE') as free_until,
          min(nullif(lot.expires_at, 'infinity'))
            filter (where each.amount > 0 and lot.class = 'PAID') as paid_until
        from ${entry} each join ${ledgerLot} lot on lot.id = each.lot_id
        where each.transfer_id = ${ledgerEntry.transferId}
          and each.account = ${ledgerEntry.account} and each.asset = ${ledgerEntry.asset}
      ) part`,
      sql`true`,
    )
    .where(
      sql`${ledgerEntry.account} = ${sql.placeholder('ownerId')} and ${ledgerEntry.asset} = ${sql.placeholder('asset')}
        and ${ledgerEntry.number} < ${sql.placeholder('before')}
        and not exists (
          select from ${entry} following
          where following.account = ${ledgerEntry.account} and following.asset = ${ledgerEntry.asset}
            and following.number = ${ledgerEntry.number} + 1 and following.transfer_id = ${ledgerEntry.transferId}
        )`,
    )
    .orderBy(sql`${ledgerEntry.number} desc`)
    .limit(sql.placeholder('limit'))
})

/** Movements of one account, newest first, from before the entry of this number. */
export function findMovements(
  db: Queryable,
  {
    ownerId,
    asset,
    before = newest,
    limit,
  }: Record<'ownerId' | 'asset', string> & { before?: number; limit: number },
): Promise<CoinMovementRow[]> {
  return movements(db, { ownerId, asset, before, limit })
}
