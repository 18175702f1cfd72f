import type { Domain } from '../../platform/domain.ts'
import { ledgerJobs } from './expiry.ts'
import { invariants } from './invariants.ts'
import { loadCoinWallet } from './wallet.ts'

export const domain: Domain = {
  nodes: { CoinWallet: loadCoinWallet },
  jobs: ledgerJobs,
  invariants,
}
