import type { Collectable } from '#content/types.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { badge, collectableCard, nft } from './tables.ts'

export const demo: DemoParts = {
  collectables: { after: ['community/community'], add: addCollectables },
  badges: {
    after: ['community/community'],
    add: (stage) => addBadges(stage, stage.world.treasure),
  },
  'badges for stamps': {
    after: ['community/community'],
    add: (stage) => addBadges(stage, stage.world.presents),
  },
  'for supporters': { after: ['community/community'], add: addForSupporters },
}

type Badges = { readonly badges?: readonly Collectable[] }

async function addBadges(stage: DemoStage, { badges = [] }: Badges = {}): Promise<void> {
  if (badges.length === 0) return
  const row = await rowsOf(stage)
  await stage.transaction
    .insert(badge)
    .values(badges.map((each) => ({ ...row(each), id: newId('badge') })))
}

async function addCollectables(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  if (!world.treasure) return
  const row = await rowsOf(stage)
  const { cards, nfts } = world.treasure
  await transaction
    .insert(collectableCard)
    .values(cards.map((card) => ({ ...row(card), id: newId('collectablecard') })))
  await transaction.insert(nft).values(nfts.map((each) => ({ ...row(each), id: newId('nft') })))
}

async function addForSupporters(stage: DemoStage): Promise<void> {
  const { nfts = [] } = stage.world.supporterSeason ?? {}
  if (nfts.length === 0) return
  const row = await rowsOf(stage)
  await stage.transaction
    .insert(nft)
    .values(nfts.map((each) => ({ ...row(each), id: newId('nft') })))
}

/** What becomes of each of the world's collectables. */
async function rowsOf(stage: DemoStage) {
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  return ({ slug, name, art, talent }: Collectable) => ({
    slug,
    name,
    communityId,
    picture: stage.picture(art),
    talentId: talent === undefined ? null : (talents.get(talent) ?? null),
  })
}
