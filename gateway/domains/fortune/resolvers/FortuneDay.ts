import { dayAfter, startOfDay } from '#rules/day.ts'
import type { FortuneDayResolvers } from '../../types.generated.ts'
import { openedOn } from '../service.ts'

export const FortuneDay: FortuneDayResolvers = {
  id: ({ communityId, day }) => `${communityId.replace(/^[a-z]+_/, 'fortuneday_')}_${day}`,
  nextDayAt: ({ day }) => startOfDay(dayAfter(day)),
  fortune: (day, _, context) => openedOn(context, day),
}
