import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openCommunity } from '../chat/testing.ts'
import { newId } from '../../platform/ids.ts'
import { user } from '../user/tables.ts'
import { castVote } from './casting.ts'
import { publishDueRounds } from './publishing.ts'
import { candidatesOf, eventsOf } from './service.ts'
import { vote, votingCandidate, votingEvent } from './tables.ts'

export const daySeconds = 24 * 60 * 60

/** The demo's community with a vote in it that nobody has voted in, and fans whose accounts are old enough. */
export async function openVoting(env: NodeJS.ProcessEnv = {}) {
  const stage = await openCommunity(env)
  const { db, as } = stage
  const anyone = await stage.fan()
  const [given] = await eventsOf(as(anyone), stage.communityId)
  const found = await candidatesOf(as(anyone), given!.id)

  /** An event of this many candidates, from the demo's day on, with what differs. */
  const newEvent = async (more: Partial<typeof votingEvent.$inferInsert> = {}, count = 3) => {
    const { tenantId: _, shareRewardCoins, ...rest } = given!
    const event = { ...rest, id: newId('votingevent'), identifier: newId('votingevent'), ...more }
    await db.insert(votingEvent).values({ shareRewardCoins, ...event })
    const candidates = Array.from({ length: count }, (_each, position) => ({
      id: newId('votingcandidate'),
      eventId: event.id,
      position,
      name: found[0]!.name,
      description: found[0]!.description,
      picture: found[0]!.picture,
    }))
    await db.insert(votingCandidate).values(candidates)
    return { id: event.id, candidates: candidates.map(({ id }) => id) }
  }

  return {
    ...stage,
    newEvent,
    given: { event: given!, candidates: found.map(({ id }) => id) },
    /** A fan whose account is this many hours old. */
    async voter(hoursOld = 24 * 30): Promise<string> {
      const id = await stage.fan()
      const createdAt = new Date(as(null).now().getTime() - hoursOld * 60 * 60 * 1000)
      await db.update(user).set({ createdAt }).where(eq(user.id, id))
      return id
    },
    /** Votes as this fan, from this address. */
    cast: (
      userId: string | null,
      eventId: string,
      candidateId: string,
      { key = randomUUID() as string, requester = '203.0.113.7' } = {},
    ) => castVote({ ...as(userId), requester }, { eventId, candidateId, idempotencyKey: key }),
    votesIn: (eventId: string) => db.select().from(vote).where(eq(vote.eventId, eventId)),
    publish: () => publishDueRounds(as(null)),
  }
}
