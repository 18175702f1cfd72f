import type { Domain } from '../../platform/domain.ts'
import { signUpCookie } from './cookies.ts'
import { signUpJobs } from './jobs.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    code: 'a code that proves a contact'
  }
}

export const domain: Domain = { personalCookies: [signUpCookie], jobs: signUpJobs }
