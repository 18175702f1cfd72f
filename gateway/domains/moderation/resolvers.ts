import type { Resolvers } from '../../platform/graphql/types.generated.ts'
import { Mutation } from './resolvers/Mutation.ts'

export const moderationResolvers: Resolvers = { Mutation }
