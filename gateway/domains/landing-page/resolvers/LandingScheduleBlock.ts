import { nextSchedulesOf } from '../../official-schedule/service.ts'
import type { LandingScheduleBlockResolvers } from '../../types.generated.ts'

export const LandingScheduleBlock: LandingScheduleBlockResolvers = {
  heading: ({ heading }, _, { language }) => heading[language],
  schedules: ({ communityId }, _, context) => nextSchedulesOf(context, communityId),
}
