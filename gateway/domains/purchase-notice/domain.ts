import type { Domain } from '../../platform/domain.ts'
import { noticeJobs } from './jobs.ts'

export const domain: Domain = { jobs: noticeJobs }
