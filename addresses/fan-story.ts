import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  stories: path('/stories'),
  story: path('/stories/:story_id'),
  chapter: path('/stories/:story_id/chapters/:chapter_id'),
}
