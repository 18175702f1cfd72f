import type { Domain } from '../../platform/domain.ts'
import { supportJobs } from './jobs.ts'

export const domain: Domain = { jobs: supportJobs }
