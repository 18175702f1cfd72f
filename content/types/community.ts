import type { LocalizedText } from './text.ts'

export interface Community {
  readonly slug: string
  readonly name: LocalizedText
  readonly tagline: LocalizedText
  readonly description: LocalizedText
  readonly palette: string
  readonly hero: string
  readonly share: string
  /** Free coins for whoever joins. */
  readonly welcomeCoins: number
  /** Free tickets for draws, likewise. */
  readonly welcomeTickets?: number
}

export interface DeniedWord {
  readonly word: string
  /** `NAMES` binds display names only, `EVERYWHERE` messages too. */
  readonly scope: 'EVERYWHERE' | 'NAMES'
}

/** How a tenant's site looks: names of the theme, and keys of the art manifest. What is left out is as the settings say. */
export interface Brand {
  readonly mode?: string
  readonly palette?: string
  readonly grey?: string
  readonly radius?: string
  readonly font?: string
  readonly logo?: string
  readonly icon?: string
}
