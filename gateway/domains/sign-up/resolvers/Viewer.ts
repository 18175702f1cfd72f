import type { ViewerResolvers } from '../../../platform/graphql/types.generated.ts'
import { viewerSignUp } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'signUp'> = {
  signUp: (_, __, context) => viewerSignUp(context),
}
