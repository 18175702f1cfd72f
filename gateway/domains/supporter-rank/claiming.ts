import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { give } from '../collection/service.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import { grant, lockAccounts } from '../ledger/service.ts'
import type { ClaimSupporterRankRewardInput } from '../types.generated.ts'
import { claimableUntil, fanPoints, loadSeason, ranksOf } from './service.ts'
import { sumOf } from './sources.ts'
import { findClaims, findCount, insertClaim } from './store.ts'
import type { RewardRow, RewardStandingRow } from './tables.ts'

/** For how long the coins can be spent, as all that are given. */
const daysOfCoins = 180

const refused = (code: 'INCOMPLETE' | 'EXPIRED') => ({
  __typename: 'SupporterRankRewardError' as const,
  code,
})

/**
 * Gives the viewer a rank's reward, in one transaction while their coins are locked: points are counted inside it, as a
 * refund leaves them. Fan and reward are the key of what is given.
 */
export async function claimSupporterRankReward(
  context: GatewayContext,
  { seasonId, rewardId }: ClaimSupporterRankRewardInput,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const season = await loadSeason(context, seasonId)
  if (!season) return { __typename: 'NotFoundError' as const, field: 'seasonId' }
  const { communityId } = season
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'seasonId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const rank = (await ranksOf(context, season)).find(({ rewards }) =>
    rewards.some(({ id }) => id === rewardId),
  )
  const row = rank?.rewards.find(({ id }) => id === rewardId)
  if (!rank || !row) return { __typename: 'NotFoundError' as const, field: 'rewardId' }
  const at = now()
  const refusal = await db.transaction(async (transaction) => {
    // One claim after the other: nothing is counted while another gives it.
    await lockAccounts(transaction, userId, ['COIN'])
    if ((await findClaims(transaction, userId, [rewardId])).has(rewardId)) return null
    if (at >= claimableUntil(season)) return 'EXPIRED' as const
    const count = await findCount(transaction, season.id)
    const points = sumOf(await fanPoints(transaction, season, userId, count))
    if (points < rank.points) return 'INCOMPLETE' as const
    await giveReward(transaction, { fanId: userId, row, at })
    return null
  })
  if (refusal) return refused(refusal)
  context.clearLoaders()
  const reward: RewardStandingRow = { ...row, standing: 'CLAIMED' }
  return { __typename: 'ClaimSupporterRankRewardSuccess' as const, season, reward }
}

async function giveReward(
  transaction: Transaction,
  { fanId, row, at }: { fanId: string; row: RewardRow; at: Date },
): Promise<void> {
  const { id, kind, amount, nftId } = row
  await insertClaim(transaction, { fanId, rewardId: id, at, kind, amount, nftId })
  const key = `supporterrank:${id}:${fanId}`
  if (kind === 'NFT')
    return give(transaction, { fanId, nfts: [{ id: nftId!, reference: key }], at })
  await grant(transaction, {
    key,
    reason: 'SUPPORTER_RANK',
    reference: id,
    at,
    lots: [
      {
        ownerId: fanId,
        asset: 'COIN',
        class: 'FREE',
        amount,
        expiry: { afterDays: daysOfCoins },
      },
    ],
  })
}
