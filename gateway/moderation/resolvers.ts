import type { Resolvers } from '../graphql/types.generated.ts'
import { Mutation } from './resolvers/Mutation.ts'

export const moderationResolvers: Resolvers = { Mutation }
