import type { Domain } from '../../platform/domain.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    report: 'a report of a message'
  }
}

export const domain: Domain = {}
