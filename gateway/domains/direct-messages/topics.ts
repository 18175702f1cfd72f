import type { GatewayEvent } from '../../platform/events/bus.ts'
import { topicOfOwn } from '../../platform/stream/topic.ts'

export type DirectEvent = GatewayEvent & { type: 'directChanged' }

export const directTopics = {
  directActivity: topicOfOwn<DirectEvent>('directChanged'),
}
