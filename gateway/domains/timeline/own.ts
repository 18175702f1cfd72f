import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import { loadPost } from '../post/service.ts'
import { TimelineSource } from '#schema/enums.generated.ts'
import type { MarkTimelineInput, SetTimelineSourceInput, Timeline } from '../types.generated.ts'
import { findOff, findPlaces, setPlace, setSource } from './ownStore.ts'
import type { PlaceRow, TimelinesRow } from './tables.ts'

/** A visit ends with as much silence. */
const visitMs = 30 * 60_000

/** What is the viewer's own of a community's timelines; null for a guest. */
export const viewerTimelines = (
  { userId }: GatewayContext,
  communityId: string,
): TimelinesRow | null => (userId === null ? null : { fanId: userId, communityId })

/** Whose posts a fan's home timeline shows: all, where they chose nothing. */
export async function sourcesOf({ db }: GatewayContext, whose: TimelinesRow) {
  const off = await findOff(db, whose)
  return TimelineSource.filter((source) => !off.includes(source))
}

/** Shows a source in the viewer's home timeline, or leaves it out. */
export async function setTimelineSource(
  context: GatewayContext,
  { communityId, source, isOn }: SetTimelineSourceInput,
) {
  const { userId: fanId, db } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  await setSource(db, { fanId, communityId, source, isOn })
  return { __typename: 'SetTimelineSourceSuccess' as const, timelines: { fanId, communityId } }
}

/** Where the visit before this one ended. */
export async function lastSeenOf(
  { db, now }: GatewayContext,
  whose: TimelinesRow,
  timeline: Timeline,
): Promise<Date | null> {
  const place = (await findPlaces(db, whose)).find((each) => each.timeline === timeline)
  return place ? lineOf(place, now()) : null
}

/** After a silence, how far was read is where the visit before ended. */
const lineOf = ({ touchedAt, seenAt, lineAt }: PlaceRow, now: Date): Date | null =>
  now.getTime() - touchedAt.getTime() > visitMs ? seenAt : lineAt

/** Moves the viewer's mark on to a post, never back, whichever device says it. */
export async function markTimeline(
  context: GatewayContext,
  { timeline, postId }: MarkTimelineInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const post = await loadPost(context, postId)
  if (!post) return { __typename: 'NotFoundError' as const, field: 'postId' }
  const { communityId, postedAt: seenAt } = post
  const at = now()
  const silentSince = new Date(at.getTime() - visitMs)
  await setPlace(db, { fanId, communityId, timeline, seenAt, at, silentSince })
  return { __typename: 'MarkTimelineSuccess' as const, timelines: { fanId, communityId } }
}
