/**
 * What has a number: coins, tickets and points of their kinds, a fan's debt of any of them, yen. A kind that a
 * fan has many of says which after a colon, such as `GACHA_POINT:machine_01jd…`.
 */
export type Asset = Held | `DEBT:${Held}` | 'YEN'
type Held = 'COIN' | 'STEP_MISSION_POINT' | `TICKET:${string}` | `GACHA_POINT:${string}`

/**
 * The system's accounts that others book to: a provider of payments, the seller's own bank, what is received and owed
 * to nobody yet, sales.
 */
export type SystemAccount = 'PROVIDER' | 'BANK' | 'RECEIVED' | 'SALES'

/** What the columns count up to. */
const largest = 2_147_483_647

const assetShape = /^(DEBT:)?(COIN|STEP_MISSION_POINT|(TICKET|GACHA_POINT):[a-z0-9_-]{1,64})$|^YEN$/
const keyShape = /^[\x21-\x7e]{1,200}$/

/** Amounts come from prices and prizes of our own: another one is a bug, and throws a RangeError. */
export function checkAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > largest)
    throw new RangeError(`${amount} is no amount: it takes a whole number from 1 to ${largest}`)
}

export function checkAsset(asset: string): void {
  if (!assetShape.test(asset)) throw new RangeError(`"${asset}" is no asset`)
}

export function checkKey(key: string): void {
  if (!keyShape.test(key))
    throw new RangeError('an idempotency key takes 1 to 200 printable ASCII characters')
}
