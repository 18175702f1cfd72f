import { drawnAvatarNames } from '../../demo/avatars.ts'
import type { DemoParts } from '../../demo/part.ts'
import { isNull } from 'drizzle-orm'
import { tenant } from '../../platform/tenant/tables.ts'
import { drawnAvatar } from './tables.ts'

export const demo: DemoParts = {
  seller: {
    async add({ transaction, world }) {
      if (world.seller)
        await transaction.update(tenant).set({ seller: world.seller }).where(isNull(tenant.seller))
    },
  },
  avatars: {
    async add({ transaction, picture }) {
      const images = drawnAvatarNames.map((name, position) => ({
        name,
        position,
        image: picture(name),
      }))
      await transaction.insert(drawnAvatar).values(images)
    },
  },
}
