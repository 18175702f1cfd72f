import { findCommunityId, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { fortune } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    fortune: 'a fortune'
  }
}

export const demo: DemoParts = {
  fortunes: { after: ['community/community'], add: addFortunes },
}

async function addFortunes(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const rows = (world.fortunes ?? []).map(({ talent, ...line }, position) => ({
    ...line,
    id: newId('fortune'),
    communityId,
    position,
    talentId: talents.get(talent) ?? null,
  }))
  if (rows.length > 0) await transaction.insert(fortune).values(rows)
}
