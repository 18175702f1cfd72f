import { nextRoundOpensAt, numberOf, roundAt } from '#rules/votingRounds.ts'
import { mayEnter } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept, loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import {
  findCandidates,
  findCandidatesOf,
  findEvents,
  findEventsOf,
  findRoundsOf,
  findTalliesOf,
} from './store.ts'
import type { VotingCandidateRow, VotingEventRow, VotingRoundRow } from './tables.ts'

/** The event with this id where the viewer may know of it, or null. */
export async function loadEvent(
  context: GatewayContext,
  id: string,
): Promise<VotingEventRow | null> {
  if (prefixOf(id) !== 'votingevent') return null
  return loadKnownRow(context, 'votingEvent', findEvents, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/** A community's events, those first that close last; none for whoever may not enter it. */
export async function eventsOf(
  context: GatewayContext,
  communityId: string,
): Promise<VotingEventRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId } = context
  return cache.get(tenantId, 'votingEventsOf', communityId, () => findEventsOf(db, communityId))
}

/** The event with this identifier where the viewer may know of it, or null. */
export async function eventByIdentifier(
  context: GatewayContext,
  communityId: string,
  identifier: string,
): Promise<VotingEventRow | null> {
  const events = await eventsOf(context, communityId)
  return events.find((event) => event.identifier === identifier) ?? null
}

/** An event's candidates, in their order. */
export function candidatesOf(
  { cache, db, tenantId }: GatewayContext,
  eventId: string,
): Promise<VotingCandidateRow[]> {
  return cache.get(tenantId, 'votingCandidatesOf', eventId, () => findCandidatesOf(db, eventId))
}

/** The candidate with this id where the viewer may know of its event, or null. */
export async function loadCandidate(
  context: GatewayContext,
  id: string,
): Promise<VotingCandidateRow | null> {
  if (prefixOf(id) !== 'votingcandidate') return null
  const row = await loadKept(context, 'votingCandidate', id, readCandidates, null)
  // Of no candidate the same is asked as of one that may not be known.
  const event = await loadEvent(context, row?.eventId ?? noEvent)
  return event && row
}

const noEvent = 'votingevent_00000000000000000000000000'

async function readCandidates(...[db, ids]: Parameters<typeof findCandidates>) {
  return new Map((await findCandidates(db, ids)).map((row) => [row.id, row]))
}

/** An event's candidate; throws where it is another's. */
export async function candidateOf(
  context: GatewayContext,
  { eventId, candidateId }: { eventId: string; candidateId: string },
): Promise<VotingCandidateRow> {
  const found = (await candidatesOf(context, eventId)).find(({ id }) => id === candidateId)
  if (!found) throw new Error(`${candidateId} is no candidate of ${eventId}`)
  return found
}

/** The round that is open now, as far as it is known; null where none is. */
export function openRoundOf({ now }: GatewayContext, event: VotingEventRow): VotingRoundRow | null {
  const round = roundAt(event, now())
  return round && { ...round, event, publishedAt: null, recounts: 0, logDigest: null, tallies: [] }
}

/** The rounds that are published and shown, the newest first. */
export async function publishedRoundsOf(
  context: GatewayContext,
  event: VotingEventRow,
): Promise<VotingRoundRow[]> {
  const [rounds, tallies] = await Promise.all([
    findRoundsOf(context.db, event.id),
    findTalliesOf(context.db, event.id),
  ])
  const published = rounds.filter(({ publishedAt }) => publishedAt !== null)
  if (event.results === 'AFTER_EVENT' && (await stateOf(context, event)) !== 'ENDED') return []
  return published.map((round) => ({
    ...round,
    event,
    number: numberOf(event, round.day),
    tallies: tallies.filter(({ day }) => day === round.day),
  }))
}

/** Where an event stands. It is over once its last round is published. */
export async function stateOf(
  { db, now }: GatewayContext,
  event: VotingEventRow,
): Promise<'UPCOMING' | 'OPEN' | 'COUNTING' | 'ENDED'> {
  if (now() < event.opensAt) return 'UPCOMING'
  if (now() < event.closesAt) return 'OPEN'
  const rounds = await findRoundsOf(db, event.id)
  return rounds.every(({ publishedAt }) => publishedAt !== null) ? 'ENDED' : 'COUNTING'
}

/** When the next round opens; null where there is none. */
export const nextRoundOf = ({ now }: GatewayContext, event: VotingEventRow): Date | null =>
  nextRoundOpensAt(event, now())
