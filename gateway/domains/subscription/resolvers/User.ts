import type { UserResolvers } from '../../types.generated.ts'
import { isFanMember } from '../service.ts'

export const User: Pick<UserResolvers, 'isSubscriber'> = {
  isSubscriber: ({ id }, _, context) => isFanMember(context, id),
}
