import type { Domain } from '../../platform/domain.ts'
import { loadUser } from './service.ts'
import { isWorn } from './store.ts'

export const domain: Domain = { nodes: { User: loadUser }, uploadsInUse: isWorn }
