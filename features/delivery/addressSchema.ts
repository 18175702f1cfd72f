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

/**
 * What a town fills in. What the fan has typed themselves stays; what an earlier code had filled in makes way, and a
 * number that was typed after its town stays after the new one.
 */
export function fillIn(
  { prefecture, city, street }: PostalValues,
  former: PostalTown | null,
  town: PostalTown,
): PostalValues {
  const isOurs = (typed: string, filled: string | undefined) => typed === '' || typed === filled
  const number =
    former && former.town !== '' && street.startsWith(former.town)
      ? street.slice(former.town.length)
      : null
  return {
    prefecture: isOurs(prefecture, former?.prefecture) ? town.prefecture : prefecture,
    city: isOurs(city, former?.city) ? town.city : city,
    street: number !== null ? town.town + number : street === '' ? town.town : street,
  }
}
