import type { Resolvers } from '../../platform/graphql/types.generated.ts'
import { CodeDelivery } from './resolvers/CodeDelivery.ts'
import { Mutation } from './resolvers/Mutation.ts'
import { SignUp } from './resolvers/SignUp.ts'
import { Viewer } from './resolvers/Viewer.ts'

export const signUpResolvers: Resolvers = { CodeDelivery, Mutation, SignUp, Viewer }
