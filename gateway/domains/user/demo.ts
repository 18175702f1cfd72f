import { eq } from 'drizzle-orm'
import { findPeople } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { joinedAt, people } from '../../demo/people.ts'
import { newId } from '../../platform/ids.ts'
import { newReferralCode } from './referral.ts'
import { user } from './tables.ts'

export const demo: DemoParts = {
  people: {
    async add({ transaction, world, now, picture }) {
      await transaction.insert(user).values(
        people(world).map((person) => ({
          id: newId('user'),
          displayName: person.displayName,
          avatar: picture(person.avatar),
          hasProfile: true,
          referralCode: newReferralCode(),
          createdAt: joinedAt(person, now),
        })),
      )
    },
  },
  birthDates: { after: ['user/people'], add: addBirthDates },
}

/** Tells when the demo's fans were born: a guest reads grown-ups in open rooms. */
async function addBirthDates(stage: DemoStage): Promise<void> {
  const ids = await findPeople(stage)
  for (const { handle } of stage.world.fans) {
    const birthDate = stage.world.birthDates?.[handle]
    const id = ids.get(handle)
    if (birthDate && id)
      await stage.transaction.update(user).set({ birthDate }).where(eq(user.id, id))
  }
}
