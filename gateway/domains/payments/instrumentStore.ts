import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { paymentAttempt, paymentCustomer, paymentInstrument, type InstrumentRow } from './tables.ts'

/** Whose it is goes into every statement: an id alone finds nothing. */
type Own = { id: string; fanId: string }

/** What a fan may still see and use: their own, and not deleted. */
const isLiveOf = (fanId: string, also?: SQL) =>
  and(eq(paymentInstrument.fanId, fanId), isNull(paymentInstrument.deletedAt), also)

/** What stands where a card's face stood, once its fan has left: of its number and expiry nothing is known. */
export const facelessCard = <Id>({ id }: { id: Id }) => ({
  fingerprint: id,
  brand: 'OTHER' as const,
  last4: '0000',
  expMonth: 1,
  expYear: 2000,
})

/** The provider's id of a fan, where it knows them. */
export async function findCustomer(db: Queryable, fanId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ providerId: paymentCustomer.providerId })
    .from(paymentCustomer)
    .where(eq(paymentCustomer.fanId, fanId))
  return row?.providerId
}

export async function insertCustomer(
  db: Queryable,
  values: { fanId: string; providerId: string },
): Promise<void> {
  await db.insert(paymentCustomer).values(values).onConflictDoNothing()
}

/** A fan's saved cards, what was used last first. */
export function findInstruments(db: Queryable, fanId: string): Promise<InstrumentRow[]> {
  return db
    .select()
    .from(paymentInstrument)
    .where(isLiveOf(fanId))
    .orderBy(desc(paymentInstrument.usedAt), desc(paymentInstrument.id))
}

/** A fan's own saved card; undefined where it is another's, or deleted. */
export async function findInstrument(
  db: Queryable,
  { id, fanId }: Own,
): Promise<InstrumentRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentInstrument)
    .where(isLiveOf(fanId, eq(paymentInstrument.id, id)))
  return row
}

/** A fan's own saved card, which nobody deletes or uses until the transaction ends; undefined where it is another's, or deleted. */
export async function lockInstrument(
  transaction: Transaction,
  { id, fanId }: Own,
): Promise<InstrumentRow | undefined> {
  const [row] = await transaction
    .select()
    .from(paymentInstrument)
    .where(isLiveOf(fanId, eq(paymentInstrument.id, id)))
    .for('update')
  return row
}

/** Some cards that the provider is to let go of: deleted, and nothing is being paid with them. */
export function findUndetached(db: Queryable): Promise<InstrumentRow[]> {
  return db
    .select()
    .from(paymentInstrument)
    .where(
      and(
        isNotNull(paymentInstrument.deletedAt),
        isNull(paymentInstrument.detachedAt),
        sql`not exists (select from ${paymentAttempt} where ${paymentAttempt.settledAt} is null and ${paymentAttempt.fanId} = ${paymentInstrument.fanId} and ${paymentAttempt.details} -> 'savedCard' ->> 'card' = ${paymentInstrument.providerId})`,
      ),
    )
    .limit(50)
}

/** The same by the provider's id of it. */
export async function findInstrumentByProvider(
  db: Queryable,
  fanId: string,
  providerId: string,
): Promise<InstrumentRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentInstrument)
    .where(isLiveOf(fanId, eq(paymentInstrument.providerId, providerId)))
  return row
}

/** Whoever changes how many cards a fan has waits for whoever does so now. */
export async function lockInstruments(transaction: Transaction, fanId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${fanId}`}, 0))`,
  )
}

export async function insertInstrument(
  transaction: Transaction,
  row: InstrumentRow,
): Promise<InstrumentRow> {
  return (await transaction.insert(paymentInstrument).values(row).returning())[0]!
}

export async function updateInstrument(
  db: Queryable,
  { id, fanId }: Own,
  changes: Partial<InstrumentRow>,
): Promise<InstrumentRow | undefined> {
  const own = and(eq(paymentInstrument.id, id), eq(paymentInstrument.fanId, fanId))
  return (await db.update(paymentInstrument).set(changes).where(own).returning())[0]
}
