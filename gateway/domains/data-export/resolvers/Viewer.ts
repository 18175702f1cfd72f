import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerExport } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'dataExport'> = {
  dataExport: (_, __, context) => viewerExport(context),
}
