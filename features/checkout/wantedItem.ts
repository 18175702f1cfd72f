type WantedItem = { itemId: string; variantId?: string; quantity: number }

/** The parameters by which an address names one item. */
export const wantedItemSearch = ['item', 'variant', 'quantity'] as const

/** The one item that an address asks to buy at once, such as `?item=storeitem_01jd…&quantity=2`; else the basket. */
export function wantedItem(search: string): WantedItem | undefined {
  const asked = new URLSearchParams(search)
  const itemId = asked.get('item')
  const variantId = asked.get('variant')
  const quantity = Number(asked.get('quantity') ?? 1)
  if (!itemId) return undefined
  return {
    itemId,
    ...(variantId && { variantId }),
    quantity: Number.isSafeInteger(quantity) ? quantity : 1,
  }
}
