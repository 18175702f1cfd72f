import type { Domain } from '../../platform/domain.ts'
import { trendJobs } from './trend.ts'

export const domain: Domain = { jobs: trendJobs }
