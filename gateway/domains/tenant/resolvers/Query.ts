import type { QueryResolvers } from '../../types.generated.ts'
import { loadTenant } from '../../../platform/tenant/service.ts'

export const Query: Pick<QueryResolvers, 'tenant' | 'viewer'> = {
  tenant: (_, __, context) => loadTenant(context),
  viewer: () => ({}),
}
