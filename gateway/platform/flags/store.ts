import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/pools.ts'
import { featureFlag } from './tables.ts'

/** The shares that a tenant has set, in percent, by the flag's name. */
export async function findShares(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(featureFlag)
  return new Map(rows.map(({ name, percent }) => [name, percent]))
}

export async function writeShare(db: Queryable, name: string, percent: number): Promise<void> {
  const { tenantId } = featureFlag
  await db
    .insert(featureFlag)
    .values({ name, percent })
    .onConflictDoUpdate({ target: [tenantId, featureFlag.name], set: { percent } })
}

/** Leaves a flag to its default again. */
export async function deleteShare(db: Queryable, name: string): Promise<void> {
  await db.delete(featureFlag).where(eq(featureFlag.name, name))
}
