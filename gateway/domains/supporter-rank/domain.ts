import type { Domain } from '../../platform/domain.ts'
import { supporterJobs } from './counting.ts'
import { invariants } from './invariants.ts'
import { loadSeason } from './service.ts'

export const domain: Domain = {
  nodes: { SupporterSeason: loadSeason },
  jobs: supporterJobs,
  invariants,
}
