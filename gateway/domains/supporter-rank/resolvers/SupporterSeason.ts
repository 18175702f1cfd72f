import { startOfDay } from '#rules/day.ts'
import type { SupporterSeasonResolvers } from '../../types.generated.ts'
import {
  claimableUntil,
  isOverAt,
  ranksOf,
  rulesIn,
  standingIn,
  viewerBandIn,
  viewerPointsIn,
  viewerRanksIn,
} from '../service.ts'

export const SupporterSeason: SupporterSeasonResolvers = {
  name: ({ name }, _, { language }) => name[language],
  opensAt: ({ opensOn }) => startOfDay(opensOn),
  closesAt: ({ endsOn }) => startOfDay(endsOn),
  claimableUntil,
  isOver: (season, _, { now }) => isOverAt(season, now()),
  isFinal: async (season, _, context) =>
    (await standingIn(context, season)).count?.isFinal === true,
  rules: (season, _, context) => rulesIn(context, season),
  ranks: (season, _, context) => ranksOf(context, season),
  viewerPoints: (season, _, context) => viewerPointsIn(context, season),
  viewerRank: async (season, _, context) => (await viewerRanksIn(context, season)).rank,
  viewerNextRank: async (season, _, context) => (await viewerRanksIn(context, season)).next,
  viewerBand: (season, _, context) => viewerBandIn(context, season),
  countedAt: async (season, _, context) => (await standingIn(context, season)).count?.at ?? null,
}
