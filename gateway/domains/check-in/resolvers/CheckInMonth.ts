import type { CheckInMonthResolvers } from '../../types.generated.ts'
import { frozenOf, stampsOf } from '../service.ts'

export const CheckInMonth: CheckInMonthResolvers = {
  id: ({ communityId, firstDay }) =>
    `${communityId.replace(/^[a-z]+_/, 'checkinmonth_')}_${firstDay.slice(0, 7)}`,
  stamps: (month, _, context) => stampsOf(context, month),
  frozen: (month, _, context) => frozenOf(context, month),
}
