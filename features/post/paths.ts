import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  timeline: path('/timeline'),
  drafts: path('/draft-posts'),
  post: path('/posts/:post_id'),
}
