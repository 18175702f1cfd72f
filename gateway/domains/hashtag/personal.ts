import { nobodys, type Judged } from '../../platform/personal/judging.ts'
import { hashtagUnread, hashtagUse } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'Which hashtags stand in what was written: that is judged itself, and these go with it.',
    hashtagUse,
    hashtagUnread,
  ),
]
