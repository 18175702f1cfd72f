import type { ChannelResolvers } from '../../types.generated.ts'
import { liveScheduleOf } from '../service.ts'

export const Channel: Pick<ChannelResolvers, 'liveSchedule'> = {
  liveSchedule: (channel, _, context) => liveScheduleOf(context, channel),
}
