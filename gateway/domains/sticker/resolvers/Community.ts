import type { CommunityResolvers } from '../../types.generated.ts'
import { stickersOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'stickers'> = {
  stickers: (community, _, context) => stickersOf(context, community.id),
}
