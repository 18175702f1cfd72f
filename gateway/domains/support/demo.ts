import type { DemoParts } from '../../demo/part.ts'
import { faqEntry } from './tables.ts'

export const demo: DemoParts = {
  faq: {
    async add({ transaction, world }) {
      const entries = world.faq ?? []
      if (entries.length > 0)
        await transaction
          .insert(faqEntry)
          .values(entries.map((entry, position) => ({ ...entry, position })))
    },
  },
}
