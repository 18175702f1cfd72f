import { nameAsSold, type Offer } from '../store/service.ts'
import type { LineRow } from './tables.ts'

/** How an item is sold, for what, and what it holds. */
export type SoldAs = Omit<LineRow, 'sessionId' | 'position' | 'itemId' | 'variant' | 'quantity'>

/** What a line keeps of its item and of the variant that was chosen, as those are now. */
export function soldAs({
  item,
  variant,
  priceYen,
  priceCoins,
}: Pick<Offer, 'item' | 'variant' | 'priceYen' | 'priceCoins'>): SoldAs {
  const { revision, kind, taxClass, contents } = item
  const name = nameAsSold(item.name, variant)
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
