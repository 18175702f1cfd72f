import { dayAfter, startOfDay } from '#rules/day.ts'
import { claimDays } from '#rules/missions.ts'
import type { MissionRoundResolvers } from '../../types.generated.ts'
import { roundId } from '../claiming.ts'

export const MissionRound: MissionRoundResolvers = {
  id: roundId,
  closesAt: ({ round: { end } }) => (end === null ? null : startOfDay(end)),
  claimableUntil: ({ round: { end } }) =>
    end === null ? null : startOfDay(dayAfter(end, claimDays)),
}
