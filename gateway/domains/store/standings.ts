import DataLoader from 'dataloader'
import { and, eq, sql, type Column } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import { isOfEarlySale } from './early.ts'
import {
  basketLine,
  storeBought,
  storeGiven,
  storeItem,
  storeStock,
  storeWish,
  type Stock,
} from './tables.ts'

/** What changes of an item all the time, and what of it is one fan's. */
export type Standing = {
  id: string
  /** Pieces that nobody has bought or is paying for. */
  stock: Stock
  /** How many the fan has bought, is paying for or was given. */
  bought: number
  /** How many of those they are paying for. */
  held: number
  /** How many of it are in the fan's basket. */
  inBasket: number
  /** Is a member by the membership that it is sold to early. */
  isEarly: boolean
  isWished: boolean
  /** Waits to be told that it can be bought: whoever was told asks anew. */
  isAlerted: boolean
}

/** No fan has this id. */
const nobody = ''

const alert = alias(storeWish, 'alert')

const standings = prepared('store_standings', (db) =>
  db
    .select({
      id: storeItem.id,
      stock: sql<Stock>`(select coalesce(json_object_agg(${storeStock.variant}, ${storeStock.free}), '{}')
        from ${storeStock} where ${storeStock.itemId} = ${storeItem.id})`,
      bought: sql<number>`coalesce(${storeBought.held} + ${storeBought.sold}, 0)
        + (select count(*)::integer from ${storeGiven} where ${isOfFan(storeGiven)})`,
      held: sql<number>`coalesce(${storeBought.held}, 0)`,
      inBasket: sql<number>`(select coalesce(sum(${basketLine.quantity}), 0)::integer from ${basketLine}
        where ${basketLine.communityId} = ${storeItem.communityId} and ${isOfFan(basketLine)})`,
      isEarly: isOfEarlySale({ fanId: sql.placeholder('fanId'), at: sql.placeholder('now') }),
      isWished: sql<boolean>`${storeWish.fanId} is not null`,
      isAlerted: sql<boolean>`${alert.fanId} is not null and ${alert.toldAt} is null`,
    })
    .from(storeItem)
    .leftJoin(storeBought, isOfFan(storeBought))
    .leftJoin(storeWish, and(eq(storeWish.kind, 'WISH'), isOfFan(storeWish)))
    .leftJoin(alert, and(eq(alert.kind, 'ALERT'), isOfFan(alert)))
    .where(isAmong(storeItem.id, 'ids')),
)

function isOfFan(table: { itemId: Column; fanId: Column }) {
  return and(eq(table.itemId, storeItem.id), eq(table.fanId, sql.placeholder('fanId')))
}

/** How these items stand now, for a fan or (null) a guest. */
export function findStandings(
  db: Queryable,
  { fanId, ids, now }: { fanId: string | null; ids: readonly string[]; now: Date },
): Promise<Standing[]> {
  return standings(db, { fanId: fanId ?? nobody, ids, now: now.toISOString() })
}

/** How an item stands for the viewer: all that a request asks for is one statement. */
export async function statusOf(context: GatewayContext, itemId: string): Promise<Standing> {
  return context
    .loader(
      'storeStanding',
      ({ db, userId, now }) =>
        new DataLoader<string, Standing>(async (ids) => {
          const found = await findStandings(db, { fanId: userId, ids, now: now() })
          const byId = new Map(found.map((each) => [each.id, each]))
          return ids.map((id) => byId.get(id) ?? new Error(`${id} is no item`))
        }),
    )
    .load(itemId)
}
