import { cleanText, countCharacters } from '#rules/text.ts'
import { toPhoneNumber } from '#rules/phone.ts'
import { toPostalCode } from '#rules/postalCode.ts'
import { isKatakana, toKatakana, withoutMarks } from '#rules/typed.ts'
import type { SaveDeliveryAddressInput } from '../types.generated.ts'
import type { DestinationRow } from './tables.ts'

/** In characters as a person counts them: what fits on a label's line. */
const longest = {
  familyName: 20,
  givenName: 20,
  familyNameKana: 30,
  givenNameKana: 30,
  city: 40,
  street: 60,
  building: 60,
} as const

type Line = keyof typeof longest
type Judged = { destination: DestinationRow } | { problem: ReturnType<typeof problemOf> }

const kana: readonly Line[] = ['familyNameKana', 'givenNameKana']
/** What a label can't print, or would print over its neighbours: controls, directions, line ends. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

function problemOf(
  field: keyof SaveDeliveryAddressInput,
  code:
    | 'EMPTY'
    | 'TOO_LONG'
    | 'UNREADABLE'
    | 'NOT_KATAKANA'
    | 'NOT_A_POSTAL_CODE'
    | 'NOT_A_PHONE_NUMBER',
  maxLength = 0,
) {
  return { __typename: 'DestinationError' as const, field, code, maxLength }
}

/** A destination in the one form in which it is kept, or the first part that no parcel would arrive by. */
export function judgeDestination(input: SaveDeliveryAddressInput): Judged {
  const lines = new Map<Line, string>()
  for (const [field, most] of Object.entries(longest) as [Line, number][]) {
    const line = kana.includes(field) ? toKatakana(input[field]) : cleanText(input[field])
    if (line === '' && field !== 'building') return { problem: problemOf(field, 'EMPTY', most) }
    if (unprintable.test(line) || withoutMarks(line) !== line)
      return { problem: problemOf(field, 'UNREADABLE', most) }
    if (countCharacters(line) > most) return { problem: problemOf(field, 'TOO_LONG', most) }
    if (kana.includes(field) && !isKatakana(line))
      return { problem: problemOf(field, 'NOT_KATAKANA', most) }
    lines.set(field, line)
  }
  const postalCode = toPostalCode(input.postalCode)
  if (!postalCode) return { problem: problemOf('postalCode', 'NOT_A_POSTAL_CODE') }
  const phoneNumber = toPhoneNumber(input.phoneNumber)
  if (!phoneNumber) return { problem: problemOf('phoneNumber', 'NOT_A_PHONE_NUMBER') }
  const { prefecture } = input
  const written = Object.fromEntries(lines) as Record<Line, string>
  return { destination: { ...written, postalCode, prefecture, phoneNumber } }
}
