import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { loadPage } from './pages.ts'

export const domain: Domain = { nodes: { CampaignCodePage: loadPage }, invariants }
