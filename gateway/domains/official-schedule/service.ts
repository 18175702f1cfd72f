import DataLoader from 'dataloader'
import { midnightBefore } from '#rules/day.ts'
import { scheduleStateAt } from '#rules/officialSchedule.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { readKeysetPage, toConnection } from '../../platform/graphql/connection.ts'
import { decodeMomentCursor, momentKey } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import type { ChannelRow } from '../chat/tables.ts'
import { mayEnter, talentsOf } from '../community/service.ts'
import type { TalentRow } from '../community/tables.ts'
import type {
  CommunityOfficialSchedulesArgs,
  WatchOfficialScheduleInput,
} from '../types.generated.ts'
import {
  findNext,
  findRoomShows,
  findSchedule,
  findSchedules,
  findWatching,
  setWatch,
} from './store.ts'
import type { OfficialScheduleRow } from './tables.ts'

const decode = decodeMomentCursor('schedule')

/** The official schedule with this id where the viewer may know of it, or null. */
export async function loadSchedule(
  context: GatewayContext,
  id: string,
): Promise<OfficialScheduleRow | null> {
  if (prefixOf(id) !== 'schedule') return null
  const row = await findSchedule(context.db, id)
  const isKnown = await mayEnter(context, row?.communityId)
  return isKnown && row ? row : null
}

/** A page of a community's schedules; none for whoever may not enter it. */
export async function schedulesOf(
  context: GatewayContext,
  communityId: string,
  { first, after, among, kind, talent }: CommunityOfficialSchedulesArgs,
) {
  const page = readKeysetPage(
    { first, after },
    { most: listSizes['Community.officialSchedules'], decode },
  )
  const talents = await talentsOf(context, communityId)
  const talentId = talent ? talents.find(({ slug }) => slug === talent)?.id : undefined
  const hasAny = (await mayEnter(context, communityId)) && (!talent || talentId !== undefined)
  const listing = { communityId, among, kind, talentId, midnight: midnightBefore(context.now()) }
  const found = hasAny ? await findSchedules(context.db, listing, page) : []
  return toConnection(found, page, ({ startsAt, id }) => momentKey({ at: startsAt, id }))
}

/** What is under way or ahead, soonest first; nothing for whoever may not enter. */
export async function nextSchedulesOf(
  context: GatewayContext,
  communityId: string,
): Promise<OfficialScheduleRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId, now } = context
  const most = listSizes['Community.nextSchedules']
  // The same for all; what ends while it is kept leaves by the clock, and those behind it move up.
  const kept = await cache.get(tenantId, 'nextSchedules', communityId, () =>
    findNext(db, communityId, now(), 2 * most),
  )
  return kept.filter(({ endsAt }) => endsAt > now()).slice(0, most)
}

/** So long before its start a room knows of its show, in milliseconds: whoever is there by then sees it begin. */
const shownBeforeMs = 3 * 60 * 60 * 1000

/**
 * The show that fans talk about in this room: the first that is on or starts within three hours, null where there is none
 * or for whoever may not enter. Cancelled ones are none.
 */
export async function showOf(
  context: GatewayContext,
  { id, communityId }: Pick<ChannelRow, 'id' | 'communityId'>,
): Promise<OfficialScheduleRow | null> {
  if (!(await mayEnter(context, communityId))) return null
  const { cache, db, tenantId, now } = context
  const at = now()
  const kept = await cache.get(tenantId, 'roomShows', communityId, () =>
    findRoomShows(db, communityId, at, new Date(at.getTime() + shownBeforeMs)),
  )
  return kept.find((row) => row.channelId === id && row.endsAt > at) ?? null
}

/** What a talent takes part in that is under way or ahead, soonest first; nothing for whoever may not enter. */
export async function nextSchedulesOfTalent(
  context: GatewayContext,
  { id, communityId }: TalentRow,
): Promise<OfficialScheduleRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const most = listSizes['Talent.nextSchedules']
  return findNext(context.db, communityId, context.now(), most, id)
}

/** Where it stands by the gateway's clock. */
export const stateOf = ({ now }: GatewayContext, row: OfficialScheduleRow) =>
  scheduleStateAt(row, now())

/** How many will be there, and whether the viewer will: read at each request, for many in one statement. */
export async function watchingOf(context: GatewayContext, { id }: OfficialScheduleRow) {
  const watching = await context
    .loader(
      'official schedule watching',
      ({ db, userId }) =>
        new DataLoader<string, { count: number; isFans: boolean } | undefined>(async (ids) => {
          const found = await findWatching(db, userId, ids)
          return ids.map((each) => found.get(each))
        }),
    )
    .load(id)
  return watching ?? { count: 0, isFans: false }
}

/** Notes that the viewer will be there, or no longer. Once done it is done, however often it is asked for. */
export async function watchSchedule(
  context: GatewayContext,
  { scheduleId, isWatched }: WatchOfficialScheduleInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const schedule = await loadSchedule(context, scheduleId)
  if (!schedule) return { __typename: 'NotFoundError' as const, field: 'scheduleId' }
  const at = now()
  await db.transaction((transaction) =>
    setWatch(transaction, { scheduleId: schedule.id, fanId, at, isWatched }),
  )
  context.clearLoaders()
  return { __typename: 'WatchOfficialScheduleSuccess' as const, schedule }
}
