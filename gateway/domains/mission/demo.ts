import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { mission } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    mission: 'a mission'
  }
}

export const demo: DemoParts = {
  missions: { after: ['community/community'], add: addMissions },
}

async function addMissions(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const communityId = await findCommunityId(stage)
  const rows = (world.missions ?? []).map(({ reward, ...each }, position) => ({
    ...{ id: newId('mission'), communityId, position, ...each },
    ...{ rewardKind: reward.kind, rewardAmount: reward.amount, rewardThingId: null },
  }))
  if (rows.length > 0) await transaction.insert(mission).values(rows)
}
