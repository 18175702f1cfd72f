import type { GatewayEvent } from '../../platform/events/bus.ts'
import { topicOfOwn } from '../../platform/stream/topic.ts'

export type OshiEvent = GatewayEvent & { type: 'oshiChosen' }

export const communityTopics = {
  oshiChosen: topicOfOwn<OshiEvent>('oshiChosen'),
}
