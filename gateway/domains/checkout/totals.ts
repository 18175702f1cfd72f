import type { CheckoutMethod, StoreItemKind } from '../types.generated.ts'

/** Of one piece. */
export type Price = { priceYen: number | null; priceCoins: number | null }
export type Priced = Price & { quantity: number }

/** What one piece costs by this method; null where it can't be paid so. */
export function priceBy(method: CheckoutMethod, { priceYen, priceCoins }: Price): number | null {
  return method === 'COINS' ? priceCoins : priceYen
}

/** What all lines cost by this method; null where one of them can't be paid so. */
export function totalBy(method: CheckoutMethod, lines: readonly Priced[]): number | null {
  let total = 0
  for (const line of lines) {
    const price = priceBy(method, line)
    if (price === null) return null
    total += price * line.quantity
  }
  return total
}

/** Whether these begin or renew a subscription: it is bought alone. */
export const isSubscription = (lines: readonly { kind: StoreItemKind }[]) =>
  lines.some(({ kind }) => kind === 'SUBSCRIPTION')

/** How each line's coins are free and paid where the whole was told as `free`: what is free goes to the first lines. */
export function freeByLine(amounts: readonly number[], free: number): number[] {
  let left = free
  return amounts.map((amount) => {
    const part = Math.min(left, amount)
    left -= part
    return part
  })
}
