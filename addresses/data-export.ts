import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  dataExport: path('/settings/personal-info/data-export'),
}
