import { dayAfter, dayInJapan } from '#rules/day.ts'
import { roundOn, roundsEndedBefore, type Round } from '#rules/missions.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { viewerMembership } from '../community/service.ts'
import { countsByKind } from './kinds/kinds.ts'
import type { Counting } from './kinds/kind.ts'
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
  return standings(
    context.db,
    fan,
    missions.map((mission) => ({ mission, round: roundOn(mission.period, today) })),
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
  const ended = missions.flatMap((mission) =>
    roundsEndedBefore(mission.period, today).map((round) => ({ mission, round })),
  )
  const rows = await standings(context.db, fan, ended)
  return rows.filter(({ standing }) => standing === 'DONE')
}

/** The viewer as one whose acts are counted; null for a guest and whoever has not joined. */
export async function fanOf(context: GatewayContext, communityId: string): Promise<Fan | null> {
  const membership = await viewerMembership(context, communityId)
  if (!membership) return null
  return { fanId: membership.userId, communityId, joinedAt: membership.joinedAt }
}

/** How rounds stand for a fan: one query a kind for all of them, and one for what was received. */
export async function standings(
  db: Queryable,
  fan: Fan,
  asked: readonly { mission: MissionRow; round: Round }[],
): Promise<MissionRoundRow[]> {
  if (asked.length === 0) return []
  const claimed = await findClaimed(db, fan.fanId, {
    missionIds: [...new Set(asked.map(({ mission }) => mission.id))],
    rounds: [...new Set(asked.map(({ round }) => round.key))],
  })
  const counts = new Map<string, ReadonlyMap<string, number>>()
  for (const [kind, of] of Map.groupBy(asked, ({ mission }) => mission.kind))
    counts.set(
      kind,
      await countsByKind[kind](db, { ...fan, ...spanOf(of.map((each) => each.round)) }),
    )
  return asked.map(({ mission, round }) => {
    const progress = Math.min(countIn(round, counts.get(mission.kind)!), mission.goal)
    const isClaimed = claimed.has(`${mission.id} ${round.key}`)
    const standing = isClaimed ? 'CLAIMED' : progress === mission.goal ? 'DONE' : 'OPEN'
    return { mission, round, progress: isClaimed ? mission.goal : progress, standing }
  })
}

/** Later than any day on which something is done. */
const forEver = '2999-12-31'

function spanOf(rounds: readonly Round[]): { from: string; to: string } {
  const lasts = rounds.map(({ end }) => (end === null ? forEver : dayAfter(end, -1)))
  return {
    from: rounds.map(({ first }) => first).toSorted()[0]!,
    to: lasts.toSorted().at(-1)!,
  }
}

function countIn({ first, end }: Round, byDay: ReadonlyMap<string, number>): number {
  return [...byDay]
    .filter(([day]) => day >= first && (end === null || day < end))
    .reduce((sum, [, times]) => sum + times, 0)
}
