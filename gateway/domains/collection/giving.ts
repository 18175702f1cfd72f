import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { nft, nftPiece, ownedBadge } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    collectedcard: 'a card that a fan has'
  }
}

const giveCards = statement<object>(
  'give_cards',
  `insert into collected_card (id, card_id, reference, fan_id, at)
  select *, $4, $5::timestamptz from unnest($1::text[], $2::text[], $3::text[])`,
)

/** One thing that a fan gets: a card's id, an NFT's or a badge's, and what it comes by. */
export type Given = { id: string; reference: string }

/**
 * Gives a fan cards, numbered pieces and badges. The same reference a second time violates its key, so nothing is given
 * twice. Pieces are numbered under their NFT's lock, in the order of ids, so that two who give never wait for each
 * other in a ring.
 */
export async function give(
  transaction: Transaction,
  {
    fanId,
    cards = [],
    nfts = [],
    badges = [],
    at,
  }: {
    fanId: string
    cards?: readonly Given[]
    nfts?: readonly Given[]
    badges?: readonly Given[]
    at: Date
  },
): Promise<void> {
  if (cards.length > 0)
    await giveCards(transaction, [
      cards.map(() => newId('collectedcard')),
      cards.map(({ id }) => id),
      ...[cards.map(({ reference }) => reference), fanId, at.toISOString()],
    ])
  const byNft = Map.groupBy(nfts, ({ id }) => id)
  for (const id of [...byNft.keys()].toSorted()) {
    const pieces = byNft.get(id)!
    const [numbered] = await transaction
      .update(nft)
      .set({ lastNumber: sql`${nft.lastNumber} + ${pieces.length}` })
      .where(eq(nft.id, id))
      .returning({ last: nft.lastNumber })
    if (!numbered) throw new Error(`${id} is no NFT`)
    await transaction.insert(nftPiece).values(
      pieces.map(({ reference }, index) => ({
        number: numbered.last - pieces.length + 1 + index,
        ...{ nftId: id, fanId, reference, at },
      })),
    )
  }
  if (badges.length > 0)
    await transaction
      .insert(ownedBadge)
      .values(badges.map(({ id, reference }) => ({ badgeId: id, fanId, reference, at })))
      .onConflictDoNothing()
}
