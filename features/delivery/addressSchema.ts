import * as v from 'valibot'
import { katakana, narrow, optionalText, text } from '#platform/form/values.ts'
import { toPhoneNumber } from '#rules/phone.ts'
import { toPostalCode } from '#rules/postalCode.ts'
import { isKatakana } from '#rules/typed.ts'
import { Prefecture } from '#schema/enums.generated.ts'

/** What was typed of an address; a new one's stands empty. */
export const emptyAddress = {
  familyName: '',
  givenName: '',
  familyNameKana: '',
  givenNameKana: '',
  postalCode: '',
  prefecture: '',
  city: '',
  street: '',
  building: '',
  phoneNumber: '',
}

const kana = (missing: string) =>
  v.pipe(katakana(missing), v.check(isKatakana, 'errors.DestinationError.NOT_KATAKANA'))

/** What a parcel needs to arrive; how long each part may be, the gateway says. */
export const addressSchema = v.object({
  familyName: text('delivery.familyName.missing'),
  givenName: text('delivery.givenName.missing'),
  familyNameKana: kana('delivery.familyNameKana.missing'),
  givenNameKana: kana('delivery.givenNameKana.missing'),
  postalCode: v.pipe(
    narrow('delivery.postalCode.missing'),
    v.check(
      (typed) => toPostalCode(typed) !== undefined,
      'errors.DestinationError.NOT_A_POSTAL_CODE',
    ),
  ),
  prefecture: v.pipe(v.string(), v.picklist(Prefecture, 'delivery.prefecture.missing')),
  city: text('delivery.city.missing'),
  street: text('delivery.street.missing'),
  building: optionalText(),
  phoneNumber: v.pipe(
    narrow('delivery.phoneNumber.missing'),
    v.check(
      (typed) => toPhoneNumber(typed) !== undefined,
      'errors.DestinationError.NOT_A_PHONE_NUMBER',
    ),
  ),
})

type PostalValues = Pick<typeof emptyAddress, 'prefecture' | 'city' | 'street'>
export type PostalTown = {
  readonly prefecture: string
  readonly city: string
  readonly town: string
}

/** What a postal code has filled in; or, once another one was typed, the number that it left behind. */
export type Filled = PostalTown & { readonly number?: string }

const isOurs = (typed: string, filled: string | undefined) => typed === '' || typed === filled

/** The number that the fan typed after a town that was filled in; null where the line is their own. */
function numberAfter(street: string, former: Filled | null): string | null {
  if (former?.number !== undefined) return street === former.number ? street : null
  const isAfter = former && former.town !== '' && street.startsWith(former.town)
  return isAfter ? street.slice(former.town.length) : null
}

/**
 * What a town fills in. What the fan has typed themselves stays; what an earlier code had filled in makes way, and a
 * number that was typed after its town stays after the new one.
 */
export function fillIn(
  { prefecture, city, street }: PostalValues,
  former: Filled | null,
  town: PostalTown,
): PostalValues {
  const number = numberAfter(street, former)
  return {
    prefecture: isOurs(prefecture, former?.prefecture) ? town.prefecture : prefecture,
    city: isOurs(city, former?.city) ? town.city : city,
    street: number !== null ? town.town + number : street === '' ? town.town : street,
  }
}

/**
 * What is left once another code stands there: what the former one had filled in goes, since a parcel under the new
 * one would not arrive by it; what the fan typed stays.
 */
export function clearOut(
  { prefecture, city, street }: PostalValues,
  former: Filled,
): { values: PostalValues; left: Filled } {
  const number = numberAfter(street, former) ?? undefined
  const values = {
    prefecture: isOurs(prefecture, former.prefecture) ? '' : prefecture,
    city: isOurs(city, former.city) ? '' : city,
    street: number ?? street,
  }
  return { values, left: { prefecture: '', city: '', town: '', ...(number && { number }) } }
}
