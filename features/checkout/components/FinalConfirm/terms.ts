/** What is said of items, each saying once; `names` is null where it is said of all of them. Of some nothing is said. */
export function saidOf<Item extends { name: string }>(
  items: readonly Item[],
  wordsOf: (item: Item) => string | null,
): { said: string; names: string | null }[] {
  const alike = [...Map.groupBy(items, wordsOf)]
  return alike.flatMap(([said, those]) => {
    const names = alike.length === 1 ? null : [...new Set(those.map(({ name }) => name))].join('、')
    return said === null ? [] : [{ said, names }]
  })
}

/** Until when it can be ordered: for as long as it is held, whatever ends sooner. ISO 8601. */
export function deadlineOf(
  expiresAt: string,
  items: readonly { saleUntil: string | null | undefined }[],
): string {
  return items.reduce(
    (soonest, { saleUntil }) => (saleUntil && saleUntil < soonest ? saleUntil : soonest),
    expiresAt,
  )
}
