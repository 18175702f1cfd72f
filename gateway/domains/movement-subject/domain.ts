import type { Domain } from '../../platform/domain.ts'

/** What the ledger's movements came of: it stands above the ledger, which knows none of those who move coins. */
export const domain: Domain = {}
