/** What a test card does, as Stripe's own of the same number. */
export type Scenario =
  | 'pays'
  /** The bank asks first. */
  | 'asks'
  /** The bank asks, and says no after all. */
  | 'asks_then_declines'
  | 'declines'
  | 'insufficient_funds'
  | 'expired_card'

const scenarios = new Map<string, Scenario>([
  ['4000002500003155', 'asks'],
  ['4000002760003184', 'asks'],
  ['4000008400001629', 'asks_then_declines'],
  ['4000000000000002', 'declines'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
])

const brands: readonly (readonly [start: RegExp, brand: string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^35/, 'jcb'],
  [/^3[068]/, 'diners'],
]

export type Card = { scenario: Scenario; brand: string; last4: string; month: number; year: number }
export type CardFault = 'number' | 'expiry' | 'cvc'

/** What is kept of a card: never its number, which is read here and forgotten. Or what is wrong with it. */
export function readCard(
  typed: { number: string; expiry: string; cvc: string },
  now: Date,
): Card | CardFault {
  const number = typed.number.normalize('NFKC').replace(/[\s-]/g, '')
  if (!/^\d{14,19}$/.test(number) || !isLuhn(number)) return 'number'
  const [, month = '', year = ''] =
    /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(typed.expiry.normalize('NFKC').trim()) ?? []
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  if (!month || Number(month) < 1 || Number(month) > 12 || end <= now.getTime()) return 'expiry'
  if (!/^\d{3,4}$/.test(typed.cvc.normalize('NFKC').trim())) return 'cvc'
  return {
    scenario: scenarios.get(number) ?? 'pays',
    brand: brands.find(([start]) => start.test(number))?.[1] ?? 'unknown',
    last4: number.slice(-4),
    month: Number(month),
    year: 2000 + Number(year),
  }
}

function isLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
