import { createHmac } from 'node:crypto'

/** What a test card does, as Stripe's own of the same number. */
export type Scenario =
  | 'pays'
  /** The bank asks first, until the card is saved. */
  | 'asks'
  /** The bank asks at every payment, by a saved card too. */
  | 'asks_always'
  /** The bank asks, and says no after all. */
  | 'asks_then_declines'
  | 'declines'
  /** Can be saved, and pays nothing. */
  | 'declines_later'
  | 'insufficient_funds'
  /** Can be saved, after the bank has asked, and has no money for any payment. */
  | 'asks_then_lacks'
  | 'expired_card'

const scenarios = new Map<string, Scenario>([
  ['4000002500003155', 'asks'],
  ['4000002760003184', 'asks_always'],
  ['4000008400001629', 'asks_then_declines'],
  ['4000000000000002', 'declines'],
  ['4000000000000341', 'declines_later'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000008260003178', 'asks_then_lacks'],
  ['4000000000000069', 'expired_card'],
])

/** Stripe's names for its test cards, which stand for a method wherever one is named. */
const named = new Map<string, string>([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_authenticationRequiredOnSetup', '4000002500003155'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
])

/** Whether the bank asks who pays, or who saves the card; one that is saved was proven before. */
export function bankAsks(scenario: string, isSaved: boolean): boolean {
  return scenario === 'asks_always' || (scenario.startsWith('asks') && !isSaved)
}

/** What the bank says once it is asked for money, or whether the card may be saved; undefined where it agrees. */
export function bankRefuses(
  scenario: string,
  isPayment: boolean,
): { code: string; declineCode?: string } | undefined {
  const isLater = scenario === 'declines_later' || scenario === 'asks_then_lacks'
  if (isLater && !isPayment) return undefined
  switch (scenario) {
    case 'declines':
    case 'declines_later':
    case 'asks_then_declines':
      return { code: 'card_declined', declineCode: 'generic_decline' }
    case 'insufficient_funds':
    case 'asks_then_lacks':
      return { code: 'card_declined', declineCode: 'insufficient_funds' }
    case 'expired_card':
      return { code: 'expired_card' }
    default:
      return undefined
  }
}

const brands: readonly (readonly [start: RegExp, brand: string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^35/, 'jcb'],
  [/^3[068]/, 'diners'],
]

export type Card = {
  scenario: Scenario
  brand: string
  last4: string
  month: number
  year: number
  /** The same for the same number, which nobody without the key can find from it. */
  fingerprint: string
}
export type CardFault = 'number' | 'expiry' | 'cvc'

/** The card that a name of Stripe's stands for; undefined where it is none. */
export function readNamedCard(name: string, now: Date, key: string): Card | undefined {
  const number = named.get(name)
  if (!number) return undefined
  const card = readCard({ number, expiry: `12/${now.getUTCFullYear() + 4}`, cvc: '123' }, now, key)
  return typeof card === 'string' ? undefined : card
}

/** What is kept of a card: never its number, which is read here and forgotten. Or what is wrong with it. */
export function readCard(
  typed: { number: string; expiry: string; cvc: string },
  now: Date,
  key: string,
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
    fingerprint: createHmac('sha256', key).update(number).digest('hex').slice(0, 16),
  }
}

function isLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
