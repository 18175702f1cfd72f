import { drawnAvatarNames } from '../../demo/avatars.ts'
import type { DemoParts } from '../../demo/part.ts'
import { drawnAvatar } from './tables.ts'

export const demo: DemoParts = {
  avatars: {
    async add({ transaction, picture }) {
      const images = drawnAvatarNames.map((name, position) => ({
        ...{ name, position, image: picture(name) },
      }))
      await transaction.insert(drawnAvatar).values(images)
    },
  },
}
