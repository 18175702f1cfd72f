import { nobodys, type Judged } from '../../platform/personal/judging.ts'
import { specialGift } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [...nobodys('What comes with an item.', specialGift)]
