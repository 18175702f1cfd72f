import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { subscriptionJobs } from './jobs.ts'
import { loadInvoice, loadSubscription } from './service.ts'
import { settlement } from './settling.ts'

export const domain: Domain = {
  nodes: { StoreSubscription: loadSubscription, SubscriptionInvoice: loadInvoice },
  jobs: subscriptionJobs,
  settles: { SUBSCRIPTION: settlement },
  invariants,
}
