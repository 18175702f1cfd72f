import { and, eq } from 'drizzle-orm'
import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { storeItem } from '../store/tables.ts'

export const demo: DemoParts = {
  onSale: { after: ['store/goods'], add: putOnSale },
}

/** Memberships were shown before they could be had: data of then sell them now, as often as one ends. */
async function putOnSale(stage: DemoStage): Promise<void> {
  const communityId = await findCommunityId(stage)
  await stage.transaction
    .update(storeItem)
    .set({ saleFrom: null, perPersonLimit: null })
    .where(and(eq(storeItem.communityId, communityId), eq(storeItem.kind, 'SUBSCRIPTION')))
}
