import type { Domain } from '../../platform/domain.ts'
import { loadDraft } from './drafts.ts'
import { loadPost } from './service.ts'
import { postJobs } from './writing.ts'

export const domain: Domain = { nodes: { Post: loadPost, PostDraft: loadDraft }, jobs: postJobs }
