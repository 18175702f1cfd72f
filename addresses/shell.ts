import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  blocked: path('/blocked'),
  ipBlocked: path('/ip-blocked'),
}
