import { chatResolvers } from '../../domains/chat/resolvers.ts'
import { communityResolvers } from '../../domains/community/resolvers.ts'
import { moderationResolvers } from '../../domains/moderation/resolvers.ts'
import { signUpResolvers } from '../../domains/sign-up/resolvers.ts'
import { tenantResolvers } from '../../domains/tenant/resolvers.ts'
import { userResolvers } from '../../domains/user/resolvers.ts'
import { nodeResolvers } from './node.ts'
import { CalendarDate, DateTime } from './scalars.ts'

/** Every domain's resolvers; the schema's maker merges them. */
export const resolvers = [
  { DateTime, Date: CalendarDate },
  nodeResolvers,
  tenantResolvers,
  userResolvers,
  communityResolvers,
  chatResolvers,
  moderationResolvers,
  signUpResolvers,
]
