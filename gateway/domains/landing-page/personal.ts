import { nobodys, type Judged } from '../../platform/personal/judging.ts'
import { landingPage } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What operators show; who wrote it is an operator.', landingPage),
]
