import { findCommunityId, findPeople } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { follow } from './tables.ts'

export const demo: DemoParts = {
  follows: { after: ['community/members'], add: addFollows },
}

const minute = 60_000

/** The demo's fans follow those who cheer for the same talent, and whoever talks most in their rooms. */
async function addFollows(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const communityId = await findCommunityId(stage)
  const users = await findPeople(stage)
  const { fans } = world
  const rows = fans.flatMap((one, at) =>
    fans.flatMap((other, place) => {
      const isNear = one.oshi !== null && one.oshi === other.oshi
      // Not everybody knows everybody: the old hands are followed, and follow fewer.
      const isFollowed = isNear
        ? (at + place) % 3 !== 0 || other.joinedDaysAgo > 400
        : other.joinedDaysAgo > one.joinedDaysAgo && (at * 5 + place) % 4 === 0
      const [fanId, userId] = [users.get(one.handle), users.get(other.handle)]
      if (one === other || !isFollowed || !fanId || !userId) return []
      const followedAt = new Date(now.getTime() - (at * fans.length + place + 1) * 97 * minute)
      return [{ communityId, fanId, userId, id: newId('follow'), followedAt }]
    }),
  )
  if (rows.length > 0) await transaction.insert(follow).values(rows)
}
