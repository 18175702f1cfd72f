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
 * How often a fan did on each day (`YYYY-MM-DD`) what a kind of missions counts. It is read where the act itself is
 * kept, so that nothing is counted twice, late or never, and nothing that a fan deletes takes anything back.
 */
export type CountByDay = (db: Queryable, of: Counting) => Promise<ReadonlyMap<string, number>>
