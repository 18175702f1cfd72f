import { and, eq, exists, gt, isNull, lte, or, sql, type Placeholder } from 'drizzle-orm'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { membership } from '../community/tables.ts'
import { isTold as isToldUnderBell, tellOwn } from '../notification/service.ts'
import { keyed, mailFan } from '../user/service.ts'
import { user } from '../user/tables.ts'
import { isSoldEarly } from './early.ts'
import { arrivalMail } from './letters.ts'
import { storeItem, storeStock, storeWish } from './tables.ts'

/** Whether an item, or one of those variants of it that are offered, is not sold out. */
const isLeft = sql`exists (
  select from jsonb_array_elements(case when ${storeItem.variants} = '[]' then '[{"key": ""}]' else ${storeItem.variants} end) as each
  where each ->> 'isWithdrawn' is distinct from 'true' and not exists (
    select from ${storeStock}
    where ${storeStock.itemId} = ${storeItem.id} and ${storeStock.variant} = each ->> 'key' and ${storeStock.free} = 0))`

/** That a wish's item is within its sale and not sold out at an instant, for whoever wishes: for members it is early. */
export function canBeBought(at: Date | Placeholder) {
  return and(
    isLeft,
    or(
      isNull(storeItem.saleFrom),
      lte(storeItem.saleFrom, at),
      isSoldEarly({ fanId: storeWish.fanId, at }),
    ),
    or(isNull(storeItem.saleUntil), gt(storeItem.saleUntil, at)),
  )
}

/** What a sweep and each telling need of the wish's item: it can be bought, by whoever wants to know of it and is let in. */
function hasArrived({ config, now }: Pick<JobContext, 'config' | 'now'>) {
  const isIn = sql`exists (select from ${membership} where ${membership.userId} = ${storeWish.fanId}
    and ${membership.communityId} = ${storeItem.communityId})`
  const isLetIn = sql`exists (select from ${user} where ${user.id} = ${storeWish.fanId} and ${user.status} = 'active')`
  return and(
    eq(storeItem.id, storeWish.itemId),
    canBeBought(now()),
    isLetIn,
    config.isClosedCommunity ? isIn : undefined,
  )
}

/** Tells those who asked for it of what can be bought by now, once each until they ask again. */
export async function tellOfArrivals(context: JobContext): Promise<void> {
  const { db, jobs, now, tenantId } = context
  await db.transaction(async (transaction) => {
    const here = transaction.select({ id: storeItem.id }).from(storeItem).where(hasArrived(context))
    const at = now()
    const told = await transaction
      .update(storeWish)
      .set({ toldAt: at })
      .where(and(eq(storeWish.kind, 'ALERT'), isNull(storeWish.toldAt), exists(here)))
      .returning({ fanId: storeWish.fanId, itemId: storeWish.itemId })
    const toldAt = at.toISOString()
    for (const wish of told)
      await jobs.enqueue(tenantId, 'tellArrival', { ...wish, toldAt }, transaction)
  })
}

/** A wish, and when it was found to have come true: one that was wished anew since is another. */
export type Arrival = { fanId: string; itemId: string; toldAt: string }

/**
 * Tells a fan under the bell and by mail, each once, however often the job runs: what it began it ends, also where the
 * item is gone meanwhile. Whoever no longer wants to know is told nothing; neither is anybody of what is gone again
 * before they were told: they are told when it is back.
 */
export async function tellArrival(
  context: JobContext,
  { fanId, itemId, toldAt }: Arrival,
): Promise<void> {
  const { db, now } = context
  const isTold = and(
    eq(storeWish.fanId, fanId),
    eq(storeWish.itemId, itemId),
    eq(storeWish.kind, 'ALERT'),
    eq(storeWish.toldAt, new Date(toldAt)),
  )
  const kind = 'ITEM_ARRIVED'
  // One that is asked for again arrives at another instant: that is told anew.
  const subjectId = `${itemId}/${toldAt}`
  const hasBegun = await isToldUnderBell(db, { fanId, kind, subjectId })
  const [found] = await db
    .select({ id: storeItem.id, name: storeItem.name, communityId: storeItem.communityId })
    .from(storeWish)
    .innerJoin(storeItem, eq(storeItem.id, storeWish.itemId))
    .where(and(isTold, hasBegun ? undefined : hasArrived(context)))
  if (!found) {
    await db.update(storeWish).set({ toldAt: null }).where(isTold)
    return
  }
  await tellOwn(db, { fanId, kind, subjectId, communityId: found.communityId, at: now() })
  await mailFan(context, fanId, keyed(arrivalMail(found), `${kind} ${subjectId}`))
}
