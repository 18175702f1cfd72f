import type { DataExportResolvers } from '../../types.generated.ts'
import { exportUrl } from '../http.ts'

export const DataExport: Pick<DataExportResolvers, 'url'> = {
  url: (row, _, context) => exportUrl(context, row),
}
