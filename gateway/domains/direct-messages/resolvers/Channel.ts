import { isDirect } from '../../chat/service.ts'
import type { ChannelResolvers } from '../../types.generated.ts'
import { toDirect } from '../service.ts'

export const Channel: Pick<ChannelResolvers, 'direct'> = {
  direct: (channel) => (isDirect(channel) ? toDirect(channel) : null),
}
