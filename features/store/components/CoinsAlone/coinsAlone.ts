export type PricedLine = {
  /** Of one piece; null where it is sold for coins alone. */
  readonly priceYen: number | null | undefined
  readonly item: { readonly name: string }
}

/** What of these is sold for coins alone, each by its name once; and whether there is anything else. */
export function coinsAlone(lines: readonly PricedLine[]): { names: string[]; hasOthers: boolean } {
  const bound = lines.filter(({ priceYen }) => priceYen == null)
  return {
    names: [...new Set(bound.map(({ item }) => item.name))],
    hasOthers: bound.length < lines.length,
  }
}
