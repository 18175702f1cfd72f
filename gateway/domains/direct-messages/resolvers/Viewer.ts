import type { ViewerResolvers } from '../../types.generated.ts'

export const Viewer: Pick<ViewerResolvers, 'directMessages'> = {
  directMessages: (_, __, { userId }) => (userId === null ? null : { fanId: userId }),
}
