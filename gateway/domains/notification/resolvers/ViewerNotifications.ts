import { listSizes } from '#schema/listSizes.generated.ts'
import { readKeysetPage, toConnection } from '../../../platform/graphql/connection.ts'
import { decodeIdCursor } from '../../../platform/graphql/cursor.ts'
import type { ViewerNotificationsResolvers } from '../../types.generated.ts'
import { kindsOf, notificationsOf, unreadCountOf } from '../reading.ts'

export const ViewerNotifications: ViewerNotificationsResolvers = {
  id: ({ fanId }) => `notifications ${fanId}`,
  unreadCount: (of, _, context) => unreadCountOf(context, of),
  kinds: (of, _, context) => kindsOf(context, of),
  items: async (of, args, context) => {
    const most = listSizes['ViewerNotifications.items']
    const page = readKeysetPage(args, { most, decode: decodeIdCursor('notification') })
    return toConnection(await notificationsOf(context, of, page), page, ({ id }) => id)
  },
}
