import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { stepInvariants } from './stepInvariants.ts'

export const domain: Domain = { invariants: [...invariants, ...stepInvariants] }
