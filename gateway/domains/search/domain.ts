import type { Domain } from '../../platform/domain.ts'
import { searchJobs } from './reading.ts'

export const domain: Domain = { jobs: searchJobs }
