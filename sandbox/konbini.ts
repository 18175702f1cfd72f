import { createHash } from 'node:crypto'

/** What each chain's till asks for: six digits and the number of a phone, or one of many digits. */
export function konbiniCodes(intentId: string, phone?: string): Record<string, object> {
  const digits = (store: string, length: number) =>
    BigInt(`0x${createHash('sha256').update(`${store} ${intentId}`).digest('hex')}`)
      .toString()
      .slice(0, length)
  const confirmation = phone?.replace(/\D/g, '').slice(0, 11) ?? digits('phone', 11)
  return {
    familymart: { payment_code: digits('familymart', 6), confirmation_number: confirmation },
    lawson: { payment_code: digits('lawson', 6), confirmation_number: confirmation },
    ministop: { payment_code: digits('ministop', 6), confirmation_number: confirmation },
    seicomart: { payment_code: digits('seicomart', 6), confirmation_number: confirmation },
  }
}
