import type { Domain } from '../../platform/domain.ts'
import { loadPurchase } from './service.ts'

export const domain: Domain = { nodes: { Purchase: loadPurchase } }
