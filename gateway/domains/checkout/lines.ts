import type { LineRow } from './tables.ts'

/** How an item is sold, for what, and what it holds. */
export type SoldAs = Omit<LineRow, 'sessionId' | 'position' | 'itemId' | 'quantity'>

/** What a line keeps of its item, as that is now. */
export function soldAs({
  revision,
  priceYen,
  priceCoins,
  kind,
  name,
  taxClass,
  contents,
}: SoldAs): SoldAs {
  return { revision, priceYen, priceCoins, kind, name, taxClass, contents }
}

/** Whether what is bought goes to the fan's address. */
export const isSent = ({ kind }: Pick<LineRow, 'kind'>) => kind === 'GOODS' || kind === 'GIFT'

/** How many paid coins these lines bring. */
export function paidCoinsOf(lines: readonly LineRow[]): number {
  return lines.reduce(
    (sum, { contents, quantity }) => sum + (contents.paidCoins ?? 0) * quantity,
    0,
  )
}
