import type { Domain } from '../../platform/domain.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    leaving: 'that a fan asked to leave'
  }
}

/** Its jobs are in `services.ts`: they need what all domains judged. */
export const domain: Domain = {}
