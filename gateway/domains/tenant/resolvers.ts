import type { Resolvers } from '../../platform/graphql/types.generated.ts'
import { Query } from './resolvers/Query.ts'
import { Tenant } from './resolvers/Tenant.ts'
import { Viewer } from './resolvers/Viewer.ts'

export const tenantResolvers: Resolvers = { Query, Tenant, Viewer }
