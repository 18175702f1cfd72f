import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerSignUp } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'signUp'> = {
  signUp: (_, __, context) => viewerSignUp(context),
}
