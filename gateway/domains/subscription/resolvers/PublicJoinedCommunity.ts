import type { PublicJoinedCommunityResolvers } from '../../types.generated.ts'
import { isPlaceOfMember } from '../service.ts'

export const PublicJoinedCommunity: Pick<PublicJoinedCommunityResolvers, 'isSubscriber'> = {
  isSubscriber: ({ id }, _, context) => isPlaceOfMember(context, id),
}
