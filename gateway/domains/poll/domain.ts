import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'

/** What posts ask their readers. */
export const domain: Domain = { invariants }
