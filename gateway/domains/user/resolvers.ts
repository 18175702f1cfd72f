import type { Resolvers } from '../../platform/graphql/types.generated.ts'
import { Mutation } from './resolvers/Mutation.ts'
import { User } from './resolvers/User.ts'

export const userResolvers: Resolvers = { Mutation, User }
