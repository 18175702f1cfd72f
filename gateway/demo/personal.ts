import { nobodys, type Judged } from '../platform/personal/judging.ts'
import { demoPart } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('Which parts of the demo were added.', demoPart),
]
