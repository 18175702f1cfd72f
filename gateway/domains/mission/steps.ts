import type { Queryable } from '../../platform/database/pools.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadCommunity } from '../community/service.ts'
import { balancesOf, grant, lockAccounts } from '../ledger/service.ts'
import type { ClaimStepRewardInput } from '../types.generated.ts'
import { assets, daysOfRewards } from './claiming.ts'
import { claimableUntil, seasonNow } from './seasons.ts'
import { fanOf } from './service.ts'
import { findStepClaims, findSteps, insertStepClaim } from './stepStore.ts'
import type { StepRow, StepSeasonRow, StepStandingRow } from './tables.ts'

/** The points of a season that a fan has: those that are good until its rewards are over. */
async function pointsOf(db: Queryable, fanId: string, season: StepSeasonRow, at: Date) {
  const balance = (await balancesOf(db, fanId, at)).get('STEP_MISSION_POINT')
  const until = claimableUntil(season).getTime()
  return balance?.expiring.find((each) => each.at.getTime() === until)?.free ?? 0
}

/** The viewer's points of a season; null for whoever has not joined. */
export async function pointsIn(
  context: GatewayContext,
  season: StepSeasonRow,
): Promise<number | null> {
  const fan = await fanOf(context, season.communityId)
  return fan && pointsOf(context.db, fan.fanId, season, context.now())
}

/** A season's steps as they stand for the viewer: for whoever has not joined, all are open. */
export async function stepsIn(
  context: GatewayContext,
  season: StepSeasonRow,
): Promise<StepStandingRow[]> {
  const { cache, db, tenantId } = context
  const steps = await cache.get(tenantId, 'steps', season.id, () => findSteps(db, season.id))
  const fan = await fanOf(context, season.communityId)
  if (!fan) return steps.map((each) => ({ ...each, standing: 'OPEN' }))
  const ids = steps.map(({ id }) => id)
  const [points, claims] = await Promise.all([
    pointsOf(db, fan.fanId, season, context.now()),
    findStepClaims(db, fan.fanId, ids),
  ])
  return steps.map((each) => ({ ...each, standing: statusOf(each, points, claims) }))
}

function statusOf(
  { id, points: needed }: StepRow,
  points: number,
  claims: ReadonlyMap<string, string>,
): StepStandingRow['standing'] {
  if (claims.has(id)) return 'CLAIMED'
  return points >= needed ? 'DONE' : 'OPEN'
}

/**
 * Gives the viewer a step's reward, in one transaction while their accounts are locked. Fan and step are the key of
 * what is given; the request's id tells its own repetition from a second claim.
 */
export async function claimStepReward(
  context: GatewayContext,
  { communityId, stepId, requestId }: ClaimStepRewardInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(requestId, 'requestId')
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await fanOf(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const season = await seasonNow(context, communityId)
  const refused = (code: 'CLAIMED' | 'INCOMPLETE' | 'EXPIRED') => ({
    __typename: 'StepMissionRewardError' as const,
    code,
  })
  if (!season) return refused('EXPIRED')
  const row = (await stepsIn(context, season)).find(({ id }) => id === stepId)
  if (!row) return { __typename: 'NotFoundError' as const, field: 'stepId' }
  const at = now()
  const refusal = await db.transaction(async (transaction) => {
    // One claim after the other: nothing is counted while another gives it.
    await lockAccounts(transaction, userId, Object.values(assets))
    const claim = (await findStepClaims(transaction, userId, [stepId])).get(stepId)
    if (claim !== undefined) return claim === requestId ? null : ('CLAIMED' as const)
    if ((await pointsOf(transaction, userId, season, at)) < row.points) return 'INCOMPLETE' as const
    const reward = { rewardKind: row.rewardKind, rewardAmount: row.rewardAmount }
    await insertStepClaim(transaction, { fanId: userId, stepId, requestId, at, ...reward })
    await grant(transaction, {
      key: `step:${stepId}:${userId}`,
      reason: 'STEP_MISSION',
      reference: stepId,
      at,
      lots: [
        {
          ownerId: userId,
          class: 'FREE',
          amount: row.rewardAmount,
          asset: assets[row.rewardKind],
          expiry: { afterDays: daysOfRewards },
        },
      ],
    })
    return null
  })
  if (refusal) return refused(refusal)
  context.clearLoaders()
  const step: StepStandingRow = { ...row, standing: 'CLAIMED' }
  return { __typename: 'ClaimStepRewardSuccess' as const, season, step }
}
