import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { presentInvariants } from './presentInvariants.ts'
import { loadPresent } from './presents.ts'
import { storeInvariants } from './storeInvariants.ts'

export const domain: Domain = {
  nodes: { CheckInPresent: loadPresent },
  invariants: [...invariants, ...presentInvariants, ...storeInvariants],
}
