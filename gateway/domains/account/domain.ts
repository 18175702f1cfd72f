import type { Domain } from '../../platform/domain.ts'
import { accountJobs } from './jobs.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    contactchange: 'a change of what a fan is reached by'
  }
}

export const domain: Domain = { jobs: accountJobs }
