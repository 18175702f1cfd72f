import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  passwordReset: path('/password-reset'),
  handler: path('/auth/handler'),
}
