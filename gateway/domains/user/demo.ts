import type { DemoParts } from '../../demo/part.ts'
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
}
