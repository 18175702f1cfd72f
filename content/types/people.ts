import type { LocalizedText } from './text.ts'

/** A performer. Art values are keys of the art manifest; `palette` is a palette of the theme. */
export interface Talent {
  readonly handle: string
  readonly slug: string
  readonly name: LocalizedText
  /** Kana in Japanese, empty in English. */
  readonly reading: LocalizedText
  readonly palette: string
  readonly catchphrase: LocalizedText
  readonly profile: LocalizedText
  /** What the talent's fans call themselves. */
  readonly fanName: LocalizedText
  /** `YYYY-MM-DD`. */
  readonly debut: string
  readonly art: { readonly portrait: string; readonly bust: string; readonly emblem: string }
}

/** Someone of the station who is not on air. */
export interface StaffMember {
  readonly handle: string
  readonly displayName: string
  readonly avatar: string
}

/** A fan of the demo. `voice` is for whoever writes their next line; it is never shown. */
export interface Fan {
  readonly handle: string
  readonly displayName: string
  readonly avatar: string
  readonly joinedDaysAgo: number
  /** Null for a fan who has not chosen. */
  readonly oshi: string | null
  readonly voice: string
}
