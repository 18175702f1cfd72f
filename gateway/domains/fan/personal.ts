import { gone, type Judged } from '../../platform/personal/judging.ts'
import { demoResident } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [gone(demoResident, { of: 'userId' })]
