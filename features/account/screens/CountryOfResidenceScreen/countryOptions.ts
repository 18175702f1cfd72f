import type { IntlShape } from 'react-intl'
import { countryCodes } from '#rules/country.ts'

type CountryOption = { value: string; label: string }

/** Where most fans of a community in Japan live: first, and in the order of how many. */
const usual = ['JP', 'TW', 'KR', 'US']

/** All countries in the reader's words and order, the usual ones first. */
export function countryOptions({ formatDisplayName, locale }: IntlShape): CountryOption[] {
  const toOption = (value: string) => ({
    value,
    label: formatDisplayName(value, { type: 'region' }) ?? value,
  })
  const { compare } = new Intl.Collator(locale)
  const others = countryCodes.filter((code) => !usual.includes(code)).map(toOption)
  return [...usual.map(toOption), ...others.toSorted((a, b) => compare(a.label, b.label))]
}
