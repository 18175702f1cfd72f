import { and, eq } from 'drizzle-orm'
import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts } from '../../demo/part.ts'
import { storeItem } from '../store/tables.ts'

export const demo: DemoParts = {
  words: {
    after: ['store/goods'],
    /** A shop that was set up before asked for the letter through its inquiry form. */
    async add(stage) {
      const communityId = await findCommunityId(stage)
      for (const { slug, description } of stage.world.store?.items ?? [])
        await stage.transaction
          .update(storeItem)
          .set({ description })
          .where(
            and(
              eq(storeItem.communityId, communityId),
              eq(storeItem.slug, slug),
              eq(storeItem.kind, 'GIFT'),
            ),
          )
    },
  },
}
