import type { ViewerResolvers } from '../../types.generated.ts'
import { openableItems } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'openableItems'> = {
  openableItems: (_, __, context) => openableItems(context),
}
