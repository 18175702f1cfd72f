import type { DemoParts } from '../../demo/part.ts'
import { deniedWord } from './tables.ts'

export const demo: DemoParts = {
  'denied-words': {
    async add({ transaction, world }) {
      await transaction.insert(deniedWord).values([...world.deniedWords])
    },
  },
}
