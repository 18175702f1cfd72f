import { nobodys, type Judged } from '../personal/judging.ts'
import { featureFlag } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('For how many something is on.', featureFlag),
]
