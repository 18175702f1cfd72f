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

/** Parts an amount by weights, to the yen: what rounding leaves goes to those that lost the most by it. */
export function share(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((all, weight) => all + weight, 0))
  if (!Number.isSafeInteger(amount) || amount < 0 || BigInt(amount) > whole)
    throw new RangeError(`¥${amount} off is too much`)
  if (amount === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((product) => product / whole)
  const left = Number(BigInt(amount) - parts.reduce((all, part) => all + part, 0n))
  const byLoss = exact
    .map((product, at) => ({ at, loss: product % whole }))
    .toSorted((a, b) => (a.loss === b.loss ? a.at - b.at : a.loss > b.loss ? -1 : 1))
  const raised = new Set(byLoss.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => Number(part) + (raised.has(at) ? 1 : 0))
}
