import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  drafts: path('/draft-posts'),
  post: path('/posts/:post_id'),
}
