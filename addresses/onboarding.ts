import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  login: path('/onboarding/login'),
  welcome: path('/welcome'),
}
