import type { Domain } from '../../platform/domain.ts'
import { loadComment } from './service.ts'
import { commentJobs } from './deleting.ts'

export const domain: Domain = { nodes: { Comment: loadComment }, jobs: commentJobs }
