/** A text in both interface languages. Japanese is the source. */
export interface LocalizedText {
  readonly ja: string
  readonly en: string
}
