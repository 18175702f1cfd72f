import type { ChannelResolvers } from '../../types.generated.ts'
import { showOf } from '../service.ts'

export const Channel: Pick<ChannelResolvers, 'show'> = {
  show: (channel, _, context) => showOf(context, channel),
}
