import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { sticker } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    sticker: 'a sticker'
  }
}

export const demo: DemoParts = {
  stickers: { after: ['community/community'], add: addStickers },
}

async function addStickers(stage: DemoStage): Promise<void> {
  const { transaction, world, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const rows = (world.stickers ?? []).map(({ talent, art, ...each }, position) => ({
    id: newId('sticker'),
    communityId,
    position,
    ...each,
    picture: picture(art),
    talentId: talents.get(talent) ?? null,
  }))
  if (rows.length > 0) await transaction.insert(sticker).values(rows)
}
