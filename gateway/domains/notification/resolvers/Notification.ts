import type { NotificationResolvers } from '../../types.generated.ts'
import { actorCountOf, actorsOf, isUnread, messageOf, postOf } from '../reading.ts'

export const Notification: NotificationResolvers = {
  happenedAt: ({ at }) => at,
  isUnread: (group, _, context) => isUnread(context, group),
  actors: (group, _, context) => actorsOf(context, group),
  actorCount: (group, _, context) => actorCountOf(context, group),
  message: (group, _, context) => messageOf(context, group),
  post: (group, _, context) => postOf(context, group),
}
