import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'

export const domain: Domain = { invariants }
