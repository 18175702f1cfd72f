import { nobodys, type Judged } from '../../platform/personal/judging.ts'
import { operatorAct } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What operators did by hand, and why: their log is only ever added to.', operatorAct),
]
