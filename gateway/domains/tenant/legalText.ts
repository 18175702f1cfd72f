import type { Language } from '../../platform/graphql/context.ts'
import type { LegalText } from '../../platform/tenant/tables.ts'

/** A legal text as a `LegalDocument`, in the reader's language. */
export function inLanguage(text: LegalText, language: Language) {
  return {
    version: text.version,
    title: text.title[language],
    sections: text.sections.map(({ heading, body }) => ({
      heading: heading[language],
      body: body[language],
    })),
  }
}
