import { dayInJapan, isDay } from '#rules/day.ts'
import { isClaimableOn, roundOn, type Round } from '#rules/missions.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { give } from '../collection/service.ts'
import { loadCommunity } from '../community/service.ts'
import { grant, lockAccounts } from '../ledger/service.ts'
import type { ClaimMissionsInput } from '../types.generated.ts'
import { claimableUntil, seasonNow } from './seasons.ts'
import { fanOf, missionsOf, standings } from './service.ts'
import { insertClaim } from './store.ts'
import type { MissionRoundRow, MissionRow, StepSeasonRow } from './tables.ts'

/** For how long coins and tickets can be spent, as all that are given. */
export const daysOfRewards = 180
const mostAtOnce = listSizes['Community.viewerMissions']

export const assets = {
  COIN: 'COIN',
  TREASURE_MACHINE_TICKET: 'TICKET:draw',
  STAMINA_RECOVERY_TICKET: 'TICKET:stamina',
  STEP_MISSION_POINT: 'STEP_MISSION_POINT',
  STORY_VIEW_PASS: 'TICKET:view',
  GAME_CARD_LEVEL_UP_ITEM: 'TICKET:game-card-level-up',
} as const

/**
 * Gives the viewer what waits for rounds, in one transaction: all of it, or nothing. Fan, mission and round are the
 * key, so that what is sent again gives nothing again.
 */
export async function claimMissions(
  context: GatewayContext,
  { communityId, roundIds }: ClaimMissionsInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const community = await loadCommunity(context, communityId)
  if (!community) return { __typename: 'NotFoundError' as const, field: 'communityId' }
  const fan = await fanOf(context, communityId)
  if (!fan) return { __typename: 'NotJoinedError' as const, communityId }
  const missions = await missionsOf(context, communityId)
  const once = new Set(roundIds)
  // Each id is looked for among all missions: too many are looked at nowhere.
  const wanted =
    once.size > mostAtOnce ? [undefined] : Array.from(once, (id) => readRoundId(missions, id))
  if (wanted.some((each) => each === undefined))
    return { __typename: 'NotFoundError' as const, field: 'roundIds' }
  const asked = wanted.filter((each) => each !== undefined)
  const at = now()
  const season = await seasonNow(context, communityId)
  const given = await db.transaction(async (transaction) => {
    // One claim after the other: nothing is counted while another gives it.
    await lockAccounts(transaction, userId, Object.values(assets))
    const rows = await standings(transaction, fan, asked)
    // What was received in time stays received, however late it is asked for again.
    const left = rows.filter(({ standing }) => standing !== 'CLAIMED')
    if (left.some(({ round }) => !isClaimableOn(round, dayInJapan(at)))) return 'EXPIRED' as const
    if (left.some(({ standing }) => standing === 'OPEN')) return 'INCOMPLETE' as const
    // Points lead nowhere without a season.
    if (!season && left.some(({ mission }) => mission.rewardKind === 'STEP_MISSION_POINT'))
      return 'EXPIRED' as const
    for (const row of left) await giveReward(transaction, { fanId: userId, row, season, at })
    crashPoint('mission.claim.commits')
    return left
  })
  crashPoint('mission.claim.committed')
  if (typeof given === 'string') return { __typename: 'MissionRewardError' as const, code: given }
  context.clearLoaders()
  const sum = (kind: MissionRow['rewardKind']) =>
    given
      .filter(({ mission }) => mission.rewardKind === kind)
      .reduce((total, { mission }) => total + mission.rewardAmount, 0)
  return {
    __typename: 'ClaimMissionsSuccess' as const,
    community,
    coins: sum('COIN'),
    tickets: sum('TREASURE_MACHINE_TICKET') + sum('STAMINA_RECOVERY_TICKET'),
  }
}

/** The id of a fan's round of a mission: only the fan it stands before can say whose. */
export const roundId = ({ mission, round }: Pick<MissionRoundRow, 'mission' | 'round'>) =>
  `${mission.id}_${round.key}`

function readRoundId(
  missions: readonly MissionRow[],
  id: string,
): { mission: MissionRow; round: Round } | undefined {
  const [, missionId, key = ''] = /^(mission_\w+)_(once|\d{4}-\d{2}-\d{2})$/.exec(id) ?? []
  const mission = missions.find((each) => each.id === missionId)
  if (!mission || (key !== 'once' && !isDay(key))) return undefined
  const round = roundOn(mission.period, key === 'once' ? '2020-01-01' : key)
  return round.key === key ? { mission, round } : undefined
}

async function giveReward(
  transaction: Transaction,
  {
    fanId,
    row: { mission, round },
    season,
    at,
  }: { fanId: string; row: MissionRoundRow; season: StepSeasonRow | null; at: Date },
): Promise<void> {
  const { id, rewardKind, rewardAmount: amount, rewardThingId } = mission
  const reward = { rewardKind, rewardAmount: amount, rewardThingId }
  if (!(await insertClaim(transaction, { fanId, missionId: id, round: round.key, at, ...reward })))
    throw new Error(`${id} of ${round.key} was given while its fan's accounts were locked`)
  const key = `mission:${id}:${round.key}:${fanId}`
  const things = rewardThingId === null ? [] : [{ id: rewardThingId, reference: key }]
  if (rewardKind === 'PROFILE_BADGE') return give(transaction, { fanId, badges: things, at })
  if (rewardKind === 'COLLECTABLE_CARD') return give(transaction, { fanId, cards: things, at })
  if (rewardKind === 'NFT') return give(transaction, { fanId, nfts: things, at })
  await grant(transaction, {
    key,
    reason: 'MISSION',
    reference: id,
    at,
    lots: [
      {
        ownerId: fanId,
        asset: assets[rewardKind],
        class: 'FREE',
        amount,
        expiry:
          rewardKind === 'STEP_MISSION_POINT'
            ? { at: claimableUntil(season!) }
            : { afterDays: daysOfRewards },
      },
    ],
  })
}
