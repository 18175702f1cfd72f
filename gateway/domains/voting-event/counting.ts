import type { EventBus } from '../../platform/events/bus.ts'
import type { Services } from '../../platform/graphql/context.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { countOpenVotes, findEvents, findRoundsOf, findTalliesOf } from './store.ts'
import type { VotingEventRow } from './tables.ts'

/** How old a count may be, and how often those who watch hear of one: a vote each would be as many events to all. */
const countedMs = 1_000

/** By candidate. */
export type Counts = ReadonlyMap<string, number>

/** What counts so far, at most a second old; null where the event hides it. */
export async function countsOf(
  context: GatewayContext,
  event: VotingEventRow,
): Promise<Counts | null> {
  const { cache, db, tenantId, now } = context
  const { published, open } = await cache.get(
    tenantId,
    'votingCounts',
    event.id,
    async () => {
      const [tallies, counts, rounds] = await Promise.all([
        findTalliesOf(db, event.id),
        countOpenVotes(db, event.id),
        findRoundsOf(db, event.id),
      ])
      return {
        published: {
          tallies,
          isWhole: rounds.every(({ publishedAt }) => publishedAt !== null),
        },
        open: counts,
      }
    },
    { ms: countedMs },
  )
  if (event.results === 'AFTER_EVENT' && !(published.isWhole && now() >= event.closesAt))
    return null
  const counts = new Map<string, number>()
  const add = (candidateId: string, count: number) =>
    counts.set(candidateId, (counts.get(candidateId) ?? 0) + count)
  for (const { candidateId, counted } of published.tallies) add(candidateId, counted)
  if (event.results === 'LIVE') for (const { candidateId, count } of open) add(candidateId, count)
  return counts
}

type Teller = Pick<Services, 'events' | 'cache'> & { tenantId: string }

const waiting = new WeakMap<EventBus, Map<string, NodeJS.Timeout>>()

/** Tells those who watch of new counts: all votes of a second at once. Call it after the commit. */
export function tellSoon(teller: Teller, event: VotingEventRow): void {
  const timers = waiting.get(teller.events) ?? new Map<string, NodeJS.Timeout>()
  waiting.set(teller.events, timers)
  const key = `${teller.tenantId} ${event.id}`
  if (timers.has(key)) return
  const tell = () => {
    timers.delete(key)
    publish(teller, event)
  }
  timers.set(key, setTimeout(tell, countedMs).unref())
}

function publish({ cache, events, tenantId }: Teller, { id, communityId }: VotingEventRow): void {
  cache.forget(tenantId, 'votingCounts', id)
  events.publish(tenantId, { type: 'votesCounted', eventId: id, communityId })
}

/** Tells at once that a round was counted. */
export async function tellCounted(
  teller: Teller & Pick<GatewayContext, 'db'>,
  eventId: string,
): Promise<void> {
  const [event] = await findEvents(teller.db, [eventId])
  if (event) publish(teller, event)
}
