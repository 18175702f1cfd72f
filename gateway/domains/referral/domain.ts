import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { referralJobs } from './jobs.ts'

export const domain: Domain = { jobs: referralJobs, invariants }
