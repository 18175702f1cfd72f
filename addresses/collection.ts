import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  badges: path('/mypage/badges'),
  collections: path('/mypage/collections'),
  /** What a treasure machine holds: the collection's id is the machine's. */
  collection: path('/mypage/collections/:collection_id'),
}
