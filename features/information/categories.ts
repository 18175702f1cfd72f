import type { IconName } from '#design-system/icon/Icon.tsx'
import type { InformationCategory } from '#schema/types.generated.ts'

/** What an information may be about, in the order of the list's filters, by its sign. */
export const categoryIcons: Readonly<Record<InformationCategory, IconName>> = {
  NEWS: 'megaphone',
  EVENT: 'calendar',
  STORE: 'store',
  MAINTENANCE: 'clock',
}

export const categories = Object.keys(categoryIcons) as readonly InformationCategory[]

/** The category that an address names; null where it names none of ours. */
export const readCategory = (search: URLSearchParams): InformationCategory | null =>
  categories.find((each) => each === search.get('category')) ?? null
