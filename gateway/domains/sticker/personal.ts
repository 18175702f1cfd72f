import { nobodys, type Judged } from '../../platform/personal/judging.ts'
import { sticker } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [...nobodys('What can be sent.', sticker)]
