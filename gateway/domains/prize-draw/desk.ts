import { eq, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { findDraws } from './store.ts'
import { prizeDraw, type PrizeDrawRow } from './tables.ts'

/** All that are published, for the desk: the one that closes last first. */
export async function findAllDraws(db: Queryable): Promise<PrizeDrawRow[]> {
  const draws = await findThose(db)
  return draws.toSorted((a, b) => b.closesAt.getTime() - a.closesAt.getTime())
}

/** A published draw by its id or its own name. */
export async function findDrawNamed(
  db: Queryable,
  name: string,
): Promise<PrizeDrawRow | undefined> {
  return (await findThose(db, or(eq(prizeDraw.id, name), eq(prizeDraw.slug, name))))[0]
}

async function findThose(db: Queryable, which?: SQL): Promise<PrizeDrawRow[]> {
  const rows = await db.select({ id: prizeDraw.id }).from(prizeDraw).where(which)
  return findDraws(
    db,
    rows.map(({ id }) => id),
  )
}
