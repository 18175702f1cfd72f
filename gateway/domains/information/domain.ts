import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { loadInformation } from './service.ts'

export const domain: Domain = { nodes: { GeneralInformation: loadInformation }, invariants }
