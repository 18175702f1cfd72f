import type { Domain } from '../../platform/domain.ts'
import { loadCard } from './service.ts'

export const domain: Domain = { nodes: { ShareCard: loadCard } }
