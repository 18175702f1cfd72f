import type { ViewerResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'

export const Viewer: ViewerResolvers = {
  user: (_, __, context) => (context.userId === null ? null : loadUser(context, context.userId)),
}
