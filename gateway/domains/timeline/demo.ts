import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { takeTrend } from './trend.ts'

export const demo: DemoParts = {
  trend: { after: ['post/posts'], add: addTrend },
}

/** What gathers light is there from the first look on; later it is taken down by itself. */
async function addTrend(stage: DemoStage): Promise<void> {
  const { transaction, now, world } = stage
  if (!world.posts?.length) return
  await takeTrend(transaction, await findCommunityId(stage), now)
}
