import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerNotifications } from '../reading.ts'

export const Viewer: Pick<ViewerResolvers, 'notifications'> = {
  notifications: (_, __, context) => viewerNotifications(context),
}
