import type { Domain } from '../../platform/domain.ts'
import { loadUser } from './service.ts'

export const domain: Domain = { nodes: { User: loadUser } }
