import type { Domain } from '../../platform/domain.ts'
import { loadPlay } from './service.ts'

export const domain: Domain = { nodes: { BuzzCasualGamePlay: loadPlay } }
