import { useIntl } from 'react-intl'

export type PricedLine = {
  /** Of one piece; null where it is sold for coins alone. */
  readonly priceYen: number | null | undefined
  readonly item: { readonly name: string }
}

/** How many of these are sold for coins alone, each told by its name once; and whether there is anything else. */
export function useCoinsAlone(lines: readonly PricedLine[]) {
  const intl = useIntl()
  const bound = lines.filter(({ priceYen }) => priceYen == null)
  const names = [...new Set(bound.map(({ item }) => item.name))]
  return {
    told: { names: intl.formatList(names), count: names.length },
    hasOthers: bound.length < lines.length,
  }
}
