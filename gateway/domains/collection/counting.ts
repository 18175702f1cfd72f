import { and, count, eq, gte, lt, min, notLike, sql } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { nft, nftPiece } from './tables.ts'

/** Whose pieces are counted, and from which day in Japan to which, both included. */
type Counting = {
  fanId: string
  communityId: string
  from: string
  to: string
  most?: number | undefined
}

/**
 * A fan's pieces of a community's NFTs that were given to them. What a draw brought counts for nothing: it would make a
 * set that money completes worth something.
 */
const given = ({ fanId, communityId }: Counting) =>
  and(
    eq(nftPiece.fanId, fanId),
    eq(nft.communityId, communityId),
    notLike(nftPiece.reference, 'treasuredraw%'),
    notLike(nftPiece.reference, 'prizedraw%'),
  )
const within = ({ from, to }: Counting) => ({
  since: startOfDay(from),
  until: addDays(startOfDay(to), 1),
})

/** A query of how many pieces a fan was given (`times`) on each `day` in Japan. */
export function pieceDays(db: Queryable, of: Counting) {
  const { since, until } = within(of)
  const pieces = db
    .select({ at: nftPiece.at })
    .from(nftPiece)
    .innerJoin(nft, eq(nft.id, nftPiece.nftId))
    .where(and(given(of), gte(nftPiece.at, since), lt(nftPiece.at, until)))
  const found = (of.most === undefined ? pieces : pieces.limit(of.most)).as('pieces')
  const day = sql<string>`to_char(${found.at} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), times: count().as('times') })
    .from(found)
    .groupBy(sql`1`)
}

/** A query of how many NFTs a fan was given their first piece of (`times`) on each `day` in Japan. */
export function newNftDays(db: Queryable, of: Counting) {
  const { since, until } = within(of)
  const firsts = db
    .select({ at: min(nftPiece.at).as('at') })
    .from(nftPiece)
    .innerJoin(nft, eq(nft.id, nftPiece.nftId))
    .where(given(of))
    .groupBy(nftPiece.nftId)
    .having(and(gte(min(nftPiece.at), since), lt(min(nftPiece.at), until)))
  const found = (of.most === undefined ? firsts : firsts.limit(of.most)).as('firsts')
  const day = sql<string>`to_char(${found.at} at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`
  return db
    .select({ day: day.as('day'), times: count().as('times') })
    .from(found)
    .groupBy(sql`1`)
}
