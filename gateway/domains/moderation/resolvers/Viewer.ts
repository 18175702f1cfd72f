import type { ViewerResolvers } from '../../types.generated.ts'
import { reportsOf } from '../deciding.ts'

export const Viewer: Pick<ViewerResolvers, 'reports'> = {
  reports: (_, __, context) => reportsOf(context),
}
