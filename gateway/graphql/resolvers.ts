import { chatResolvers } from '../chat/resolvers.ts'
import { communityResolvers } from '../community/resolvers.ts'
import { moderationResolvers } from '../moderation/resolvers.ts'
import { signUpResolvers } from '../sign-up/resolvers.ts'
import { tenantResolvers } from '../tenant/resolvers.ts'
import { userResolvers } from '../user/resolvers.ts'
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
