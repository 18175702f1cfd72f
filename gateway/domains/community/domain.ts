import type { Domain } from '../../platform/domain.ts'
import { loadCommunity, loadHappening, loadJoinedCommunity, loadTalent } from './service.ts'

export const domain: Domain = {
  nodes: {
    Community: loadCommunity,
    Happening: loadHappening,
    JoinedCommunity: loadJoinedCommunity,
    Talent: loadTalent,
  },
}
