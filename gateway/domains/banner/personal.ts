import { nobodys, type Judged } from '../../platform/personal/judging.ts'
import { banner, bannerCount, bannerSection } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What operators show, and how often it was seen by whomever.',
    bannerSection,
    banner,
    bannerCount,
  ),
]
