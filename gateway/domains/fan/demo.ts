import { findPeople } from '../../demo/find.ts'
import type { DemoParts } from '../../demo/part.ts'
import { demoResident } from './tables.ts'

export const demo: DemoParts = {
  residents: {
    after: ['user/people'],
    async add(stage) {
      // A world without a life of its own is no play: its people are real ones.
      if (!stage.world.life) return
      const people = await findPeople(stage)
      await stage.transaction
        .insert(demoResident)
        .values([...people.values()].map((userId) => ({ userId })))
        .onConflictDoNothing()
    },
  },
}
