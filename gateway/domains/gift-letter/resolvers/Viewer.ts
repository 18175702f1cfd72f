import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerLetters } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'giftLetters'> = {
  giftLetters: (_, __, context) => viewerLetters(context),
}
