import type { EventShapes, GatewayEvent } from '../../platform/events/bus.ts'
import { topicOfOwn, type Topic } from '../../platform/stream/topic.ts'
import type { SubscriptionNotificationsChangedArgs } from '../types.generated.ts'
import { findStates } from './store.ts'

declare module '../../platform/events/bus.ts' {
  interface Events {
    /** What a fan is told of is other than it was, or they have looked. */
    notificationsChanged: { userId: string }
  }
}

export type NotificationsEvent = GatewayEvent & { type: 'notificationsChanged' }

export const notificationEvents: EventShapes = { notificationsChanged: { userId: 'string' } }

export const notificationTopics = {
  notificationsChanged: {
    ...topicOfOwn<NotificationsEvent>('notificationsChanged'),
    // A fan is told of something by whatever transaction it is a part of, of orders and jobs too.
    watch: {
      statesOf: ({ db }, fanIds) => findStates(db, fanIds),
      eventOf: (userId) => ({ type: 'notificationsChanged', userId }),
    },
  } satisfies Topic<NotificationsEvent, SubscriptionNotificationsChangedArgs>,
}
