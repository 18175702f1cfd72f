import { nobodys, type Judged } from '../personal/judging.ts'
import { proofOfWork } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('Work that was done, for some minutes: nobody can tell whose.', proofOfWork),
]
