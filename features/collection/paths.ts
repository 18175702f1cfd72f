import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  badges: path('/mypage/badges'),
  collections: path('/mypage/collections'),
}
