import type { Domain } from '../../platform/domain.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    mute: 'whom a fan mutes or blocks'
    mutedword: 'a word that a fan keeps off their screen'
    hidden: 'a message that a fan keeps off their screen'
  }
}

export const domain: Domain = {}
