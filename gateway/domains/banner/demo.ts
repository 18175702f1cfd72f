import { atJst } from '#content/schedule.ts'
import type { BannerSectionSeed } from '#content/types.ts'
import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { writeSection } from './writing.ts'

export const demo: DemoParts = {
  sections: {
    after: ['community/community'],
    add: (stage) => addSections(stage, stage.world.banners),
  },
  winter: {
    after: ['banner/sections', 'landing-page/pages'],
    add: (stage) => addSections(stage, stage.world.winterBanners, stage.world.banners?.length),
  },
}

async function addSections(
  stage: DemoStage,
  sections: readonly BannerSectionSeed[] = [],
  before = 0,
): Promise<void> {
  const { transaction, now, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  for (const [at, { banners, ...section }] of sections.entries())
    await writeSection(transaction, {
      ...section,
      communityId,
      position: before + at,
      banners: banners.map(({ art, talent, ...each }) => ({
        ...each,
        picture: picture(art),
        opensAt: atJst(now, 0, '00:00'),
        talentId: talent === undefined ? undefined : talents.get(talent),
      })),
    })
}
