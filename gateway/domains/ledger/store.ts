import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { prepared, statement } from '../../platform/database/prepared.ts'
import { ledgerLot, ledgerTransfer } from './tables.ts'

/** What the database's functions answer: `migrations/…_ledger_of_lots.sql` has them. */
export type Answer = {
  outcome: string
  transferId: string | null
  at: Date | null
  free: number | null
  paid: number | null
  missing: number | null
}

type Described = {
  id: string
  reason: string
  reference: string | null
  key: string
  hash: Buffer
  at: string
}
const described = ['id', 'reason', 'reference', 'key', 'hash', 'at'] as const

/** One call of a function that writes a transfer, with these values in the order of its parameters. */
function calling<Name extends string>(name: string, own: readonly Name[]) {
  const names = [...described, ...own]
  const places = names.map((_, index) => `$${index + 1}`).join(', ')
  const call = statement<Omit<Answer, 'at'> & { at: string | null }>(
    name,
    `select outcome, transfer_id as "transferId", at, free, paid, missing from ${name}(${places})`,
  )
  return async (
    transaction: Transaction,
    values: Described & Record<Name, unknown>,
  ): Promise<Answer> => {
    const [answer] = await call(
      transaction,
      names.map((each) => values[each]),
    )
    return { ...answer!, at: answer!.at === null ? null : new Date(answer!.at) }
  }
}

export const callGrant = calling('ledger_grant', [
  'owners',
  'assets',
  'classes',
  'expiries',
  'amounts',
  'debtId',
])
export const callSpend = calling('ledger_spend', [
  'ownerId',
  'asset',
  'amount',
  'isPaidOnly',
  'toldFree',
])
export const callReverse = calling('ledger_reverse', ['reversedId', 'mayOwe', 'returnUntil'])
export const callBook = calling('ledger_book', ['from', 'to', 'asset', 'amount'])

const hold = statement<object>('ledger_hold', 'select ledger_hold($1::text[], $2::text[])')

/** Locks a fan's accounts, in the order of their ids. */
export async function callHold(
  transaction: Transaction,
  ownerId: string,
  assets: readonly string[],
): Promise<void> {
  await hold(transaction, [assets.map(() => ownerId), assets])
}

const expiring = prepared('ledger_expire', (db) =>
  db
    .select({ expired: sql<number>`expired` })
    .from(
      sql`ledger_expire(${sql.placeholder('id')}, ${sql.placeholder('ownerId')}, ${sql.placeholder('asset')}, ${sql.placeholder('at')}) as expired`,
    ),
)

/** Books what has expired of one account, and answers how much that was. */
export async function callExpire(
  db: Queryable,
  values: { id: string; ownerId: string; asset: string; at: string },
): Promise<number> {
  return (await expiring(db, values))[0]!.expired
}

/** Some accounts that have lots past their expiry. */
export async function findExpired(
  db: Queryable,
  at: Date,
): Promise<{ ownerId: string; asset: string }[]> {
  return db
    .selectDistinct({ ownerId: ledgerLot.ownerId, asset: ledgerLot.asset })
    .from(ledgerLot)
    .where(and(lte(ledgerLot.expiresAt, at), gt(ledgerLot.remaining, 0)))
    .limit(500)
}

/** Fans who can still spend something of an asset; some of them, where there are many. */
export async function findHolders(db: Queryable, asset: string, at: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ ownerId: ledgerLot.ownerId })
    .from(ledgerLot)
    .where(and(eq(ledgerLot.asset, asset), gt(ledgerLot.expiresAt, at), gt(ledgerLot.remaining, 0)))
    .limit(500)
  return rows.map(({ ownerId }) => ownerId)
}

export type OpenLots = {
  asset: string
  class: 'FREE' | 'PAID'
  /** Null where it never expires. */
  expiresAt: Date | null
  amount: number
}

const openLots = prepared('ledger_open_lots', (db) =>
  db
    .select({
      asset: ledgerLot.asset,
      class: ledgerLot.class,
      expiresAt: sql<Date | null>`nullif(${ledgerLot.expiresAt}, 'infinity')`.mapWith(
        ledgerLot.expiresAt,
      ),
      amount: sql<number>`sum(${ledgerLot.remaining})::integer`,
    })
    .from(ledgerLot)
    .where(
      and(
        eq(ledgerLot.ownerId, sql.placeholder('ownerId')),
        gt(ledgerLot.expiresAt, sql.placeholder('at')),
        gt(ledgerLot.remaining, 0),
      ),
    )
    .groupBy(ledgerLot.asset, ledgerLot.class, ledgerLot.expiresAt)
    .orderBy(ledgerLot.expiresAt),
)

/** What a fan can spend, by asset, class and expiry; what expires first comes first. */
export function findOpenLots(db: Queryable, ownerId: string, at: Date): Promise<OpenLots[]> {
  return openLots(db, { ownerId, at: at.toISOString() })
}

/** The transfer that a key has served for; undefined where it has not served. */
export async function findTransfer(db: Queryable, key: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: ledgerTransfer.id })
    .from(ledgerTransfer)
    .where(eq(ledgerTransfer.idempotencyKey, key))
  return found?.id
}

/** When what these keys have served for was booked, by key; without those that have not served. */
export async function findBookingTimes(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ key: ledgerTransfer.idempotencyKey, at: ledgerTransfer.at })
    .from(ledgerTransfer)
    .where(inArray(ledgerTransfer.idempotencyKey, [...keys]))
  return new Map(rows.map(({ key, at }) => [key, at]))
}

const spends = statement<{ id: string; amount: number }>(
  'ledger_spends_from',
  `select t.id, -sum(e.amount)::integer as amount
  from ledger_entry filled
  join ledger_entry e on e.account = filled.account and e.asset = filled.asset and e.number > filled.number
    and e.lot_id = filled.lot_id
  join ledger_transfer t on t.id = e.transfer_id and t.kind = 'SPEND'
  where filled.transfer_id = $1 and filled.amount > 0 and filled.number is not null
    and not exists (select from ledger_transfer back where back.reverses = t.id)
  group by t.id order by max(e.number) desc`,
)

/**
 * What spent an amount of what a transfer gave, the newest first: lots of free ones merge, so the first of them may
 * have been others.
 */
export async function findSpendsFrom(
  db: Queryable,
  transferId: string,
  amount: number,
): Promise<string[]> {
  let left = amount
  const found: string[] = []
  for (const spend of await spends(db, [transferId])) {
    if (left <= 0) break
    found.push(spend.id)
    left -= spend.amount
  }
  return found
}
