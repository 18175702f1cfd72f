import type { Domain } from '../../platform/domain.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    follow: 'who follows whom'
  }
}

export const domain: Domain = {}
