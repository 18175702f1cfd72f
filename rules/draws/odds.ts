import { hashOf } from './digest.ts'

/** The weights of a table sum to it: a thousandth of a percent each. */
export const wholeWeight = 100_000

export type Chance = { prize: string; weight: number }
/** Which prizes a pick is among. */
export type OddsTable = readonly Chance[]
export type TableName = 'BASE' | 'GUARANTEE' | 'PITY'

/** All by which a machine picks: its hash is told before, and stands in each number. */
export type Odds = {
  base: OddsTable
  /** For the last of ten; null where it is as the others. */
  guarantee: OddsTable | null
  /** For whoever has drawn so often without one of `top`; null without such a promise. */
  pity: { table: OddsTable; at: number } | null
  /** The prizes of the highest rank: one of them begins the count of pity anew. */
  top: readonly string[]
}

export function hashOfOdds({ base, guarantee, pity, top }: Odds): string {
  const plain = (table: OddsTable) => table.map(({ prize, weight }) => ({ prize, weight }))
  return hashOf({
    version: 1,
    base: plain(base),
    guarantee: guarantee && plain(guarantee),
    pity: pity && { at: pity.at, table: plain(pity.table) },
    top: [...top],
  })
}

/** The prize whose part of the table a number falls into, counted in the table's order. */
export function prizeAt(table: OddsTable, value: number): string {
  let end = 0
  for (const { prize, weight } of table) {
    end += weight
    if (value < end) return prize
  }
  throw new RangeError(`${value} is beyond the table's ${end}`)
}

/** Which table a pick is of: pity goes before the guarantee, and that before the base. */
export function tableOf(odds: Odds, since: number, isGuaranteed: boolean): TableName {
  if (odds.pity && since + 1 >= odds.pity.at) return 'PITY'
  return isGuaranteed && odds.guarantee ? 'GUARANTEE' : 'BASE'
}

/** How many have been drawn since the last of the highest rank, after this prize. */
export const sinceAfter = (odds: Odds, since: number, prize: string): number =>
  odds.top.includes(prize) ? 0 : since + 1

/** A table by its name. Throws a RangeError where the odds have none. */
export function tableBy(odds: Odds, name: TableName): OddsTable {
  const table = { BASE: odds.base, GUARANTEE: odds.guarantee, PITY: odds.pity?.table }[name]
  if (!table) throw new RangeError(`no table ${name}`)
  return table
}
