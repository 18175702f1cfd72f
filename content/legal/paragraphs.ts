/** Joins paragraphs with a blank line between them, as a `LegalDocument` body wants them. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n')

/** Joins lines of one paragraph, such as its points. */
export const points = (...texts: readonly string[]): string =>
  texts.map((text) => `・${text}`).join('\n')
