import DataLoader from 'dataloader'
import { dayAfter, dayInJapan } from '#rules/day.ts'
import { roundOn, roundsEndedBefore, type Round } from '#rules/missions.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { viewerMembership } from '../community/service.ts'
import { countByDay } from './kinds/kinds.ts'
import type { Counting } from './kinds/kind.ts'
import { isShown } from './events.ts'
import { seasonNow } from './seasons.ts'
import { findClaimed, findMissions } from './store.ts'
import type { MissionRoundRow, MissionRow } from './tables.ts'

type Fan = Pick<Counting, 'fanId' | 'communityId' | 'joinedAt'>

/** A community's missions, the same for all, in their order. */
export const missionsOf = (
  { cache, db, tenantId }: GatewayContext,
  communityId: string,
): Promise<MissionRow[]> =>
  cache.get(tenantId, 'missions', communityId, () => findMissions(db, communityId))

/** The viewer's missions as they stand now; null for whoever has not joined. */
export async function viewerMissions(
  context: GatewayContext,
  communityId: string,
): Promise<MissionRoundRow[] | null> {
  const fan = await fanOf(context, communityId)
  if (!fan) return null
  const today = dayInJapan(context.now())
  const missions = await missionsOf(context, communityId)
  const hasSeason = (await seasonNow(context, communityId)) !== null
  return loadStandings(
    context,
    fan,
    // Points without a season would lead nowhere.
    missions
      .filter(isShown)
      .filter((each) => hasSeason || each.rewardKind !== 'STEP_MISSION_POINT')
      .map((mission) => ({ mission, round: roundOn(mission.period, today) })),
  )
}

/** What waits of periods that are over; nothing for whoever has not joined. */
export async function missedMissions(
  context: GatewayContext,
  communityId: string,
): Promise<MissionRoundRow[]> {
  const fan = await fanOf(context, communityId)
  if (!fan) return []
  const today = dayInJapan(context.now())
  const missions = await missionsOf(context, communityId)
  const hasSeason = (await seasonNow(context, communityId)) !== null
  const worthIt = missions
    .filter(isShown)
    .filter((each) => hasSeason || each.rewardKind !== 'STEP_MISSION_POINT')
  const ended = worthIt.flatMap((mission) =>
    roundsEndedBefore(mission.period, today).map((round) => ({ mission, round })),
  )
  const rows = await loadStandings(context, fan, ended)
  return rows.filter(({ standing }) => standing === 'DONE')
}

/** How rounds stand for the viewer. What a page asks of rounds that run and of those that are over is asked at once. */
const loadStandings = (context: GatewayContext, fan: Fan, asked: readonly Asked[]) =>
  context
    .loader(
      `mission standings ${fan.communityId}`,
      ({ db }) =>
        new DataLoader<readonly Asked[], MissionRoundRow[]>(
          async (lists) => {
            const rows = await standings(db, fan, lists.flat())
            let start = 0
            return lists.map(({ length }) => rows.slice(start, (start += length)))
          },
          // What is received in between changes them.
          { cache: false },
        ),
    )
    .load(asked)

/** The viewer as one whose acts are counted; null for a guest and whoever has not joined. */
export async function fanOf(context: GatewayContext, communityId: string): Promise<Fan | null> {
  const membership = await viewerMembership(context, communityId)
  if (!membership) return null
  return { fanId: membership.userId, communityId, joinedAt: membership.joinedAt }
}

/**
 * How rounds stand for a fan, in two statements: what was received, and of the others how often each kind was done. What
 * has no end is counted no further than the highest of its goals.
 */
export async function standings(
  db: Queryable,
  fan: Fan,
  asked: readonly Asked[],
): Promise<MissionRoundRow[]> {
  if (asked.length === 0) return []
  const claimed = await findClaimed(db, fan.fanId, {
    missionIds: [...new Set(asked.map(({ mission }) => mission.id))],
    rounds: [...new Set(asked.map(({ round }) => round.key))],
  })
  const isClaimed = ({ mission, round }: Asked) => claimed.has(`${mission.id} ${round.key}`)
  const open = asked.filter((each) => !isClaimed(each))
  const together = [...Map.groupBy(open, countingOf)]
  const counted = await countByDay(
    db,
    together.map(([, of]) => ({ kind: of[0]!.mission.kind, of: { ...fan, ...spanOf(of) } })),
  )
  const counts = new Map(together.map(([counting], at) => [counting, counted[at]!]))
  return asked.map((each) => {
    const { mission, round } = each
    if (isClaimed(each)) return { mission, round, progress: mission.goal, standing: 'CLAIMED' }
    const progress = Math.min(countIn(round, counts.get(countingOf(each))!), mission.goal)
    return { mission, round, progress, standing: progress === mission.goal ? 'DONE' : 'OPEN' }
  })
}

type Asked = { mission: MissionRow; round: Round }

/** Which rounds are counted together. */
const countingOf = ({ mission: { kind }, round: { end } }: Asked) => `${kind} ${end === null}`

/** Later than any day on which something is done. */
const forEver = '2999-12-31'

function spanOf(asked: readonly Asked[]): Pick<Counting, 'from' | 'to' | 'most'> {
  const rounds = asked.map(({ round }) => round)
  const lasts = rounds.map(({ end }) => (end === null ? forEver : dayAfter(end, -1)))
  return {
    from: rounds.map(({ first }) => first).toSorted()[0]!,
    to: lasts.toSorted().at(-1)!,
    most: rounds.every(({ end }) => end === null)
      ? Math.max(...asked.map(({ mission }) => mission.goal))
      : undefined,
  }
}

function countIn({ first, end }: Round, byDay: ReadonlyMap<string, number>): number {
  return [...byDay]
    .filter(([day]) => day >= first && (end === null || day < end))
    .reduce((sum, [, times]) => sum + times, 0)
}
