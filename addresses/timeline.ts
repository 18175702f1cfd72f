import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  home: path('/home-timeline'),
  timeline: path('/timeline'),
  trend: path('/trend'),
  hashtag: path('/hashtag/:name'),
  settings: path('/settings/timeline'),
}
