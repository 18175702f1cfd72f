import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  settings: path('/settings'),
  language: path('/settings/language'),
}
