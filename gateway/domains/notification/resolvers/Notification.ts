import type { NotificationResolvers } from '../../types.generated.ts'
import {
  actorCountOf,
  actorsOf,
  chapterOf,
  commentOf,
  deliveryOf,
  isUnread,
  itemOf,
  messageOf,
  postOf,
  purchaseOf,
  scheduleOf,
  subscriptionOf,
  topicOf,
} from '../reading.ts'

export const Notification: NotificationResolvers = {
  happenedAt: ({ at }) => at,
  isUnread: (group, _, context) => isUnread(context, group),
  actors: (group, _, context) => actorsOf(context, group),
  actorCount: (group, _, context) => actorCountOf(context, group),
  message: (group, _, context) => messageOf(context, group),
  post: (group, _, context) => postOf(context, group),
  topic: (group, _, context) => topicOf(context, group),
  comment: (group, _, context) => commentOf(context, group),
  purchase: (group, _, context) => purchaseOf(context, group),
  delivery: (group, _, context) => deliveryOf(context, group),
  chapter: (group, _, context) => chapterOf(context, group),
  item: (group, _, context) => itemOf(context, group),
  schedule: (group, _, context) => scheduleOf(context, group),
  subscription: (group, _, context) => subscriptionOf(context, group),
}
