import type { Domain } from '../../platform/domain.ts'
import { hashtagJobs } from './reading.ts'

/** Where what is written holds a hashtag. */
export const domain: Domain = { jobs: hashtagJobs }
