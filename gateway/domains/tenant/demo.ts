import { artImage } from '../../demo/art.ts'
import { drawnAvatarNames } from '../../demo/avatars.ts'
import type { DemoParts } from '../../demo/part.ts'
import { drawnAvatar } from './tables.ts'

export const demo: DemoParts = {
  avatars: {
    async add({ transaction }) {
      const images = drawnAvatarNames.map((name, position) => ({
        ...{ name, position, image: artImage(name) },
      }))
      await transaction.insert(drawnAvatar).values(images)
    },
  },
}
