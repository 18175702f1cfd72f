import { and, eq } from 'drizzle-orm'
import type { SpecialGiftSeed, World } from '#content/types.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { badge } from '../collection/tables.ts'
import { storeItem } from '../store/tables.ts'
import { specialGift, type GiftContent } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    specialgift: 'what an item holds for whoever bought it'
  }
}

export const demo: DemoParts = {
  gifts: { after: ['store/goods'], add: (stage) => addGifts(stage, stage.world.specialGifts) },
  'later gifts': {
    after: ['store/goods'],
    add: (stage) => addGifts(stage, stage.world.laterGifts),
  },
}

async function addGifts(stage: DemoStage, gifted: World['specialGifts'] = {}): Promise<void> {
  const { transaction, world } = stage
  const communityId = await findCommunityId(stage)
  for (const [slug, gifts] of Object.entries(gifted)) {
    const item = world.store?.items.find((each) => each.slug === slug)
    // A shop that was set up before sold the same under other words: what it says and what it holds go together.
    const [row] = await transaction
      .update(storeItem)
      .set({
        name: item?.name,
        description: item?.description,
        details: [...(item?.details ?? [])],
        perPersonLimit: item?.perPersonLimit ?? null,
      })
      .where(and(eq(storeItem.communityId, communityId), eq(storeItem.slug, slug)))
      .returning({ id: storeItem.id })
    if (!row) throw new Error(`the store has no ${slug}`)
    for (const [index, gift] of gifts.entries())
      await transaction.insert(specialGift).values({
        id: newId('specialgift'),
        itemId: row.id,
        position: index + 1,
        name: gift.name,
        content: contentOf(stage, gift),
        badgeId: gift.kind === 'FAN_BADGE' ? await addBadge(stage, communityId, gift.badge) : null,
      })
  }
}

function contentOf({ picture }: DemoStage, gift: SpecialGiftSeed): GiftContent {
  switch (gift.kind) {
    case 'IMAGE_VIEW':
    case 'IMAGE_DOWNLOAD':
      return { kind: gift.kind, pictures: gift.pictures.map(picture) }
    case 'SOUND':
      return { kind: gift.kind, tracks: [...gift.tracks] }
    case 'BOOK':
      return {
        kind: gift.kind,
        pages: gift.pages.map(({ art, text }) => ({
          text,
          picture: art === undefined ? null : picture(art),
        })),
      }
    case 'LINK':
      return { kind: gift.kind, url: gift.url }
    case 'FAN_BADGE':
      return { kind: gift.kind }
  }
}

async function addBadge(
  stage: DemoStage,
  communityId: string,
  { slug, name, art, talent }: Extract<SpecialGiftSeed, { kind: 'FAN_BADGE' }>['badge'],
): Promise<string> {
  const talents = await findTalents(stage)
  const id = newId('badge')
  await stage.transaction.insert(badge).values({
    id,
    slug,
    name,
    communityId,
    picture: stage.picture(art),
    talentId: talent === undefined ? null : (talents.get(talent) ?? null),
  })
  return id
}
