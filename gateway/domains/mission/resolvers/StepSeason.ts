import { startOfDay } from '#rules/day.ts'
import type { StepSeasonResolvers } from '../../types.generated.ts'
import { claimableUntil } from '../seasons.ts'
import { pointsIn, stepsIn } from '../steps.ts'

export const StepSeason: StepSeasonResolvers = {
  name: ({ name }, _, { language }) => name[language],
  closesAt: ({ endsOn }) => startOfDay(endsOn),
  claimableUntil,
  isOver: ({ endsOn }, _, { now }) => now() >= startOfDay(endsOn),
  viewerPoints: (season, _, context) => pointsIn(context, season),
  steps: (season, _, context) => stepsIn(context, season),
}
