import { formatPostalCode } from './postalCode.ts'

/** An address in Japan. `postalCode` with or without its hyphen; the places as they are written, from the widest to the house. */
type PostalAddress = { postalCode: string; places: readonly string[] }

/**
 * An address in one line, as an envelope in that language bears it. Japanese begins with the postal code and the widest
 * place, and sets the last of several, the building, apart. English begins with the house and ends with the prefecture,
 * the postal code and the country. What is empty is left out.
 */
export function postalAddress(language: string, { postalCode, places }: PostalAddress): string {
  const code = formatPostalCode(postalCode.replace('-', ''))
  const [prefecture = '', city = '', street = '', building = ''] = places
  if (language === 'ja')
    return `〒${code} ${[`${prefecture}${city}${street}`, building].filter(Boolean).join(' ')}`
  return `${[building, street, city, prefecture].filter(Boolean).join(', ')} ${code}, Japan`
}
