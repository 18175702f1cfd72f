import { faultsOf, type SeasonFault } from '#rules/supporterRank.ts'
import { dayAfter, daysUntil, startOfDay } from '#rules/day.ts'
import { claimDays } from '#rules/missions.ts'
import type { LocalizedText } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { findSeasonsOf } from './store.ts'
import { supporterRank, supporterRankReward, supporterSeason, type SourceRule } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    supporterrank: 'a rank of a season'
    supporterreward: 'what a rank brings'
  }
}

export type NewReward =
  | { kind: 'COIN'; amount: number }
  /** What one piece is worth, in yen, to whoever gets it. */
  | { kind: 'NFT'; nftId: string; worthYen: number }

export type NewSeason = {
  communityId: string
  name: LocalizedText
  /** In Japan, as the first day after it. */
  opensOn: string
  endsOn: string
  rules: readonly SourceRule[]
  /** From the lowest. */
  ranks: readonly { name: LocalizedText; points: number; rewards: readonly NewReward[] }[]
}

/** Why a season can't be opened. */
export class SeasonRefused extends Error {
  readonly faults: readonly (SeasonFault | { kind: 'OVERLAP'; seasonId: string })[]
  constructor(faults: SeasonRefused['faults']) {
    super(`The season can’t be opened: ${JSON.stringify(faults)}`)
    this.faults = faults
  }
}

const daysBetween = (from: string, to: string) => daysUntil(to, startOfDay(from))

const worthOf = (reward: NewReward) => (reward.kind === 'COIN' ? reward.amount : reward.worthYen)

/** Opens a season, from its day on. Throws `SeasonRefused` with all that is wrong with it. */
export async function openSeason(transaction: Transaction, season: NewSeason): Promise<string> {
  const { ranks, ...row } = season
  const others = await findSeasonsOf(transaction, season.communityId)
  const faults: SeasonRefused['faults'] = [
    ...faultsOf({
      days: daysBetween(season.opensOn, season.endsOn),
      rules: season.rules,
      ranks: ranks.map(({ points, rewards }) => ({
        points,
        rewards: rewards.map((each) => ({ worthYen: worthOf(each) })),
      })),
    }),
    ...others
      .filter(
        ({ opensOn, endsOn }) =>
          season.opensOn < dayAfter(endsOn, claimDays) &&
          opensOn < dayAfter(season.endsOn, claimDays),
      )
      .map(({ id }) => ({ kind: 'OVERLAP' as const, seasonId: id })),
  ]
  if (faults.length > 0) throw new SeasonRefused(faults)
  const id = newId('supporterseason')
  await transaction.insert(supporterSeason).values({ ...row, id, rules: [...season.rules] })
  for (const [at, { name, points, rewards }] of ranks.entries()) {
    const rankId = newId('supporterrank')
    await transaction
      .insert(supporterRank)
      .values({ id: rankId, seasonId: id, number: at + 1, name, points })
    if (rewards.length > 0)
      await transaction.insert(supporterRankReward).values(
        rewards.map((reward, position) => ({
          id: newId('supporterreward'),
          rankId,
          position,
          kind: reward.kind,
          amount: reward.kind === 'COIN' ? reward.amount : 1,
          nftId: reward.kind === 'NFT' ? reward.nftId : null,
          worthYen: worthOf(reward),
        })),
      )
  }
  return id
}
