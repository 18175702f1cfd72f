import type { Resolvers } from '../../platform/graphql/types.generated.ts'
import { Community } from './resolvers/Community.ts'
import { Happening } from './resolvers/Happening.ts'
import { JoinedCommunity } from './resolvers/JoinedCommunity.ts'
import { Mutation } from './resolvers/Mutation.ts'
import { PublicJoinedCommunity } from './resolvers/PublicJoinedCommunity.ts'
import { Talent } from './resolvers/Talent.ts'

export const communityResolvers: Resolvers = {
  Community,
  Happening,
  JoinedCommunity,
  Mutation,
  PublicJoinedCommunity,
  Talent,
}
