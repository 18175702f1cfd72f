import type { Domain } from '../../platform/domain.ts'
import { checkoutJobs } from './expiring.ts'
import { invariants } from './invariants.ts'
import { loadOrder, loadSession } from './service.ts'
import { settlement } from './settling.ts'

export const domain: Domain = {
  nodes: { CheckoutSession: loadSession, Order: loadOrder },
  jobs: checkoutJobs,
  settles: { CHECKOUT: settlement },
  invariants,
}
