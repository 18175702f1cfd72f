import type { Domain } from '../../platform/domain.ts'
import { accountJobs } from './jobs.ts'

export const domain: Domain = { jobs: accountJobs }
