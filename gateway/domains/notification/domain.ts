import type { Domain } from '../../platform/domain.ts'
import { notificationEvents, notificationTopics } from './topics.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    notification: 'what somebody did that a fan is told of'
  }
}

export const domain: Domain = { events: notificationEvents, topics: notificationTopics }
