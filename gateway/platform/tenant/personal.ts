import { nobodys, type Judged } from '../personal/judging.ts'
import { tenant, tenantHost } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [...nobodys('The tenant itself.', tenant, tenantHost)]
