import type { Domain } from '../../platform/domain.ts'
import { communityEvents } from './events.ts'
import { loadCommunity, loadHappening, loadJoinedCommunity, loadTalent } from './service.ts'
import { communityTopics } from './topics.ts'

export const domain: Domain = {
  nodes: {
    Community: loadCommunity,
    Happening: loadHappening,
    JoinedCommunity: loadJoinedCommunity,
    Talent: loadTalent,
  },
  events: communityEvents,
  topics: communityTopics,
}
