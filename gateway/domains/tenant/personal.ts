import { nobodys, type Judged } from '../../platform/personal/judging.ts'
import { drawnAvatar } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('Pictures that new fans begin with.', drawnAvatar),
]
