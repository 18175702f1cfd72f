import type { Domain } from '../../platform/domain.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    notification: 'what somebody did that a fan is told of'
  }
}

export const domain: Domain = {}
