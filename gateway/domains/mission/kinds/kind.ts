import type { SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pools.ts'

/** Whose acts are counted, and from which day in Japan to which, both included. */
export type Counting = {
  fanId: string
  communityId: string
  joinedAt: Date
  from: string
  to: string
  /** No more than so many need be counted, whichever: where there is no more than one round. */
  most?: number | undefined
}

/**
 * A query of what a kind of missions counts: `day` (`YYYY-MM-DD`) and `times`, a row for each day on which a fan did it.
 * It reads where the act itself is kept, so that nothing is counted twice, late or never, and nothing that a fan deletes
 * takes anything back. Those of all kinds are asked as one.
 */
export type DaysQuery = (db: Queryable, of: Counting) => SQLWrapper
