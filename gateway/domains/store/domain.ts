import type { Domain } from '../../platform/domain.ts'
import { loadItem, loadSection } from './catalogue.ts'
import { invariants } from './invariants.ts'
import { storeJobs } from './jobs.ts'

export const domain: Domain = {
  nodes: { StoreItem: loadItem, StoreSection: loadSection },
  invariants,
  jobs: storeJobs,
}
