import type { Domain } from '../../platform/domain.ts'
import { loadOwnTenant } from './service.ts'

export const domain: Domain = { nodes: { Tenant: loadOwnTenant } }
