import DataLoader from 'dataloader'
import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { BadgeSource } from '#schema/types.generated.ts'
import { mayEnter } from '../community/service.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import {
  badge,
  collectableCard,
  collectedCard,
  nft,
  nftPiece,
  ownedBadge,
  type BadgeRow,
  type CardRow,
  type NftRow,
  type OwnedBadgeRow,
} from './tables.ts'

/** How many of a thing a fan may use, and how many are locked beside them. */
export type Owned = { count: number; locked: number }

const none: Owned = { count: 0, locked: 0 }

/** How many a fan has of each of these cards and NFTs; those of which they have none are left out. */
export async function ownedBy(
  db: Queryable,
  fanId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Owned>> {
  if (ids.length === 0) return new Map()
  return new Map((await things(db, [fanId, ids])).map(({ id, ...owned }) => [id, owned]))
}

const counted =
  'count(*) filter (where locked_at is null)::integer as count, count(locked_at)::integer as locked'
const things = statement<{ id: string } & Owned>(
  'owned_things',
  `select card_id as id, ${counted} from collected_card where fan_id = $1 and card_id = any($2) group by card_id
  union all
  select nft_id, ${counted} from nft_piece where fan_id = $1 and nft_id = any($2) group by nft_id`,
)

const owned = (context: GatewayContext) =>
  context.loader(
    'owned things',
    ({ db, userId }) =>
      new DataLoader<string, Owned>(async (ids) => {
        const found = userId === null ? undefined : await ownedBy(db, userId, ids)
        return ids.map((id) => found?.get(id) ?? none)
      }),
  )

/** How many the viewer has of a card or an NFT, and how many of those are locked; none for a guest. */
export const viewerOwns = (context: GatewayContext, id: string): Promise<Owned> =>
  owned(context).load(id)

/** Whether the viewer has one of these that they may use: what a condition asks, wherever it is asked. */
export const viewerHas = async (context: GatewayContext, id: string): Promise<boolean> =>
  (await viewerOwns(context, id)).count > 0

/** Of what the viewer was given by such a reference, whether it is locked. */
export function isLocked(context: GatewayContext, reference: string): Promise<boolean> {
  return context
    .loader(
      'locked things',
      ({ db, userId }) =>
        new DataLoader<string, boolean>(async (references) => {
          if (userId === null) return references.map(() => false)
          const rows = await lockedAmong(db, [userId, references])
          const locked = new Set(rows.map((row) => row.reference))
          return references.map((each) => locked.has(each))
        }),
    )
    .load(reference)
}

const lockedAmong = statement<{ reference: string }>(
  'locked_things',
  ['collected_card', 'nft_piece', 'owned_badge']
    .map(
      (table) =>
        `select reference from ${table} where fan_id = $1 and reference = any($2) and locked_at is not null`,
    )
    .join(' union all '),
)

/** The numbers of the viewer's pieces of an NFT, ascending. */
export async function viewerNumbers({ db, userId }: GatewayContext, id: string): Promise<number[]> {
  if (userId === null) return []
  const rows = await db
    .select({ number: nftPiece.number })
    .from(nftPiece)
    .where(and(eq(nftPiece.fanId, userId), eq(nftPiece.nftId, id), isNull(nftPiece.lockedAt)))
    .orderBy(nftPiece.number)
    .limit(listSizes['Nft.viewerNumbers'])
  return rows.map(({ number }) => number)
}

/** The cards that the viewer has, what came last first. */
export async function viewerCards({ db, userId }: GatewayContext): Promise<CardRow[]> {
  if (userId === null) return []
  const newest = db
    .select({ cardId: collectedCard.cardId, last: max(collectedCard.id).as('last') })
    .from(collectedCard)
    .where(and(eq(collectedCard.fanId, userId), isNull(collectedCard.lockedAt)))
    .groupBy(collectedCard.cardId)
    .as('newest')
  const rows = await db
    .select({ card: collectableCard })
    .from(newest)
    .innerJoin(collectableCard, eq(collectableCard.id, newest.cardId))
    .orderBy(desc(newest.last))
    .limit(listSizes['Viewer.collectedCards'])
  return rows.map(({ card }) => card)
}

/** The NFTs that the viewer has a piece of, what came last first. */
export async function viewerNfts({ db, userId }: GatewayContext): Promise<NftRow[]> {
  if (userId === null) return []
  const newest = db
    .select({ nftId: nftPiece.nftId, last: max(nftPiece.at).as('last') })
    .from(nftPiece)
    .where(and(eq(nftPiece.fanId, userId), isNull(nftPiece.lockedAt)))
    .groupBy(nftPiece.nftId)
    .as('newest')
  const rows = await db
    .select({ nft })
    .from(newest)
    .innerJoin(nft, eq(nft.id, newest.nftId))
    .orderBy(desc(newest.last))
    .limit(listSizes['Viewer.collectedNfts'])
  return rows.map(({ nft }) => nft)
}

/** The badges that the viewer has, what came last first. */
export async function viewerBadges({ db, userId }: GatewayContext): Promise<BadgeRow[]> {
  return userId === null ? [] : badgesOf(db, userId, { most: listSizes['Viewer.ownedBadges'] })
}

/** The same with when and by what they came. */
export async function viewerBadgeBook({ db, userId }: GatewayContext): Promise<OwnedBadgeRow[]> {
  if (userId === null) return []
  return db
    .select({
      badge,
      at: ownedBadge.at,
      lockedAt: ownedBadge.lockedAt,
      reference: ownedBadge.reference,
    })
    .from(ownedBadge)
    .innerJoin(badge, eq(badge.id, ownedBadge.badgeId))
    .where(eq(ownedBadge.fanId, userId))
    .orderBy(desc(ownedBadge.at), desc(badge.id))
    .limit(listSizes['Viewer.badgeBook'])
}

const sources: ReadonlyMap<string, BadgeSource> = new Map([
  ['mission', 'MISSION'],
  ['order', 'PURCHASE'],
  ['treasuredraw', 'TREASURE_MACHINE'],
  ['prizedraw', 'PRIZE_DRAW'],
])

/** By what a badge came, as its reference begins: `mission:…`, `order:…`, a draw's id and its slot, a prize draw's and its place. */
export function sourceOf(reference: string): BadgeSource {
  return sources.get(/^[a-z]+/.exec(reference)?.[0] ?? '') ?? 'GIFT'
}

/** The badges that a fan has, of one community or of all, what came last first. */
export async function badgesOf(
  db: Queryable,
  fanId: string,
  { communityId, most }: { communityId?: string; most: number },
): Promise<BadgeRow[]> {
  const isTheirs = communityId === undefined ? undefined : eq(badge.communityId, communityId)
  const rows = await db
    .select({ badge })
    .from(ownedBadge)
    .innerJoin(badge, eq(badge.id, ownedBadge.badgeId))
    .where(and(eq(ownedBadge.fanId, fanId), isNull(ownedBadge.lockedAt), isTheirs))
    .orderBy(desc(ownedBadge.at), desc(badge.id))
    .limit(most)
  return rows.map(({ badge }) => badge)
}

const findCards = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(collectableCard)
    .where(inArray(collectableCard.id, [...ids]))
const findNfts = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(nft)
    .where(inArray(nft.id, [...ids]))
const findBadges = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(badge)
    .where(inArray(badge.id, [...ids]))

/** The card with this id where the viewer may know of it, or null. */
export async function loadCard(context: GatewayContext, id: string): Promise<CardRow | null> {
  if (prefixOf(id) !== 'collectablecard') return null
  return loadKnownRow(context, 'collectableCard', findCards, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/** The NFT with this id where the viewer may know of it, or null. */
export async function loadNft(context: GatewayContext, id: string): Promise<NftRow | null> {
  if (prefixOf(id) !== 'nft') return null
  return loadKnownRow(context, 'nft', findNfts, id, (row) => mayEnter(context, row?.communityId))
}

/** The badge with this id where the viewer may know of it, or null. */
export async function loadBadge(context: GatewayContext, id: string): Promise<BadgeRow | null> {
  if (prefixOf(id) !== 'badge') return null
  return loadKnownRow(context, 'badge', findBadges, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/** The ids of a community's NFTs by their own names, those of them that there are. */
export async function findNftIds(
  db: Queryable,
  communityId: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ slug: nft.slug, id: nft.id })
    .from(nft)
    .where(and(eq(nft.communityId, communityId), inArray(nft.slug, [...slugs])))
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** All cards, NFTs and badges by their slugs. */
export async function findCollectables(
  db: Queryable,
): Promise<
  ReadonlyMap<
    string,
    Pick<CardRow, 'id' | 'communityId' | 'slug' | 'name' | 'picture' | 'talentId'>
  >
> {
  const rows = [
    ...(await db.select().from(collectableCard)),
    ...(await db.select().from(nft)),
    ...(await db.select().from(badge)),
  ]
  return new Map(rows.map((row) => [row.slug, row]))
}
