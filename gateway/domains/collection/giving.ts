import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import { newId } from '../../platform/ids.ts'
import { collectedCard, nft, nftPiece, ownedBadge } from './tables.ts'

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
      cards.map(({ reference }) => reference),
      fanId,
      at.toISOString(),
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
        nftId: id,
        fanId,
        reference,
        at,
      })),
    )
  }
  if (badges.length > 0)
    await transaction
      .insert(ownedBadge)
      .values(badges.map(({ id, reference }) => ({ badgeId: id, fanId, reference, at })))
      // One that is locked is had anew, and one that was drawn is by what it came by besides: that is not paid back
      // with the draw. Else it stays by what it came first.
      .onConflictDoUpdate({
        target: [ownedBadge.tenantId, ownedBadge.fanId, ownedBadge.badgeId],
        set: { reference: sql`excluded.reference`, at, lockedAt: null },
        setWhere: or(
          isNotNull(ownedBadge.lockedAt),
          sql`${ownedBadge.reference} like 'treasuredraw%' and excluded.reference not like 'treasuredraw%'`,
        ),
      })
}

/**
 * Locks what a fan was given by these references, for what it came by was paid back: they keep seeing it, and it counts
 * for nothing. What is locked already stays as it is.
 */
export async function lockGiven(
  transaction: Transaction,
  { fanId, references, at }: { fanId: string; references: readonly string[]; at: Date },
): Promise<void> {
  for (const table of [collectedCard, nftPiece, ownedBadge])
    await transaction
      .update(table)
      .set({ lockedAt: at })
      .where(
        and(
          eq(table.fanId, fanId),
          inArray(table.reference, [...references]),
          isNull(table.lockedAt),
        ),
      )
}

/** Takes the badges back that a fan has by a reference. One that they had before by another stays. */
export async function takeAway(
  transaction: Transaction,
  fanId: string,
  reference: string,
): Promise<void> {
  await transaction
    .delete(ownedBadge)
    .where(and(eq(ownedBadge.fanId, fanId), eq(ownedBadge.reference, reference)))
}
