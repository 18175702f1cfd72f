import type { ChannelResolvers } from '../../types.generated.ts'
import { toDirect } from '../service.ts'

export const Channel: Pick<ChannelResolvers, 'direct'> = {
  direct: (channel) => (channel.visibility === 'PRIVATE' ? toDirect(channel) : null),
}
