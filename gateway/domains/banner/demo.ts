import { atJst } from '#content/schedule.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { writeSection } from './writing.ts'

export const demo: DemoParts = {
  sections: { after: ['community/community'], add: addSections },
}

async function addSections(stage: DemoStage): Promise<void> {
  const { transaction, world, now, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  for (const [position, { banners, ...section }] of (world.banners ?? []).entries())
    await writeSection(transaction, {
      ...{ ...section, communityId, position },
      banners: banners.map(({ art, talent, ...each }) => ({
        ...{ ...each, picture: picture(art), opensAt: atJst(now, 0, '00:00') },
        talentId: talent === undefined ? undefined : talents.get(talent),
      })),
    })
}
