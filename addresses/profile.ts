import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  edit: path('/mypage/edit'),
  profile: path('/profile/:user_id'),
}
