import type { Collectable } from '#content/types.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { collectableCard, nft } from './tables.ts'

export const demo: DemoParts = {
  collectables: { after: ['community/community'], add: addCollectables },
}

async function addCollectables(stage: DemoStage): Promise<void> {
  const { transaction, world, picture } = stage
  if (!world.treasure) return
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const row = ({ slug, name, art, talent }: Collectable) => ({
    ...{ slug, name, communityId, picture: picture(art) },
    talentId: talent === undefined ? null : (talents.get(talent) ?? null),
  })
  const { cards, nfts } = world.treasure
  await transaction
    .insert(collectableCard)
    .values(cards.map((card) => ({ ...row(card), id: newId('collectablecard') })))
  await transaction.insert(nft).values(nfts.map((each) => ({ ...row(each), id: newId('nft') })))
}
