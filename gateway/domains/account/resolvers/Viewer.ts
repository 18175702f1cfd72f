import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerAccount } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'account'> = {
  account: (_, __, context) => viewerAccount(context),
}
