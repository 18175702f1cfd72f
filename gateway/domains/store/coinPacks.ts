import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { isSoldEarly } from './early.ts'
import { storeItem, type StoreItemRow } from './tables.ts'

const packs = prepared('store_coin_packs', (db) =>
  db
    .select()
    .from(storeItem)
    .where(
      and(
        eq(storeItem.communityId, sql.placeholder('communityId')),
        eq(storeItem.kind, 'COIN_PACK'),
        isNotNull(storeItem.priceYen),
        or(
          isNull(storeItem.saleFrom),
          lte(storeItem.saleFrom, sql.placeholder('now')),
          isSoldEarly({ fanId: sql.placeholder('fanId'), at: sql.placeholder('now') }),
        ),
        or(isNull(storeItem.saleUntil), gt(storeItem.saleUntil, sql.placeholder('now'))),
      ),
    )
    .orderBy(asc(storeItem.priceYen)),
)

/** The packs of coins that a community sells to a fan now, the smallest first. */
export function coinPacksOf(
  db: Queryable,
  { communityId, fanId, now }: { communityId: string; fanId: string; now: Date },
): Promise<StoreItemRow[]> {
  return packs(db, { communityId, fanId, now: now.toISOString() })
}
