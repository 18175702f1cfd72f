import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  notifications: path('/notifications'),
  settings: path('/settings/notification'),
}
