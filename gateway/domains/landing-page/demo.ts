import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { readPage } from './reading.ts'
import { writePage } from './writing.ts'

export const demo: DemoParts = {
  pages: {
    after: ['store/goods', 'treasure-machine/machines', 'campaign-code/campaigns', 'video/films'],
    add: addPages,
  },
}

async function addPages(stage: DemoStage): Promise<void> {
  const { transaction, world, now, picture } = stage
  const communityId = await findCommunityId(stage)
  for (const pageAt of world.pages ?? [])
    await writePage(transaction, readPage(pageAt(now)), {
      communityId,
      picture,
      writtenBy: 'demo',
      at: now,
    })
}
