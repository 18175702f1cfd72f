import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  deleteAccount: path('/settings/personal-info/delete-account'),
}
