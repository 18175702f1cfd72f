/** The one item that an address asks to buy at once, such as `?item=storeitem_01jd…&quantity=2`; else the basket. */
export function wantedItem(search: string): { itemId: string; quantity: number } | undefined {
  const asked = new URLSearchParams(search)
  const itemId = asked.get('item')
  const quantity = Number(asked.get('quantity') ?? 1)
  return itemId ? { itemId, quantity: Number.isSafeInteger(quantity) ? quantity : 1 } : undefined
}
