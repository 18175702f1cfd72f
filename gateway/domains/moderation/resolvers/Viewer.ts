import type { ViewerResolvers } from '../../types.generated.ts'
import { messageReportsOf, reportsOf } from '../deciding.ts'

export const Viewer: Pick<ViewerResolvers, 'reports' | 'sentReports'> = {
  reports: (_, __, context) => messageReportsOf(context),
  sentReports: (_, __, context) => reportsOf(context),
}
