import type { Chance, Odds, OddsTable } from './odds.ts'

type Fields = Readonly<Record<string, unknown>>

/** Odds as somebody wrote them down; undefined where it is anything else, or says more than odds do. */
export function readOdds(written: unknown): Odds | undefined {
  if (!hasFields(written, ['base', 'guarantee', 'pity', 'top'])) return undefined
  const { base, guarantee, pity, top } = written
  if (!isTable(base) || !(guarantee === null || isTable(guarantee))) return undefined
  if (!isListOf(top, (prize): prize is string => typeof prize === 'string')) return undefined
  if (pity === null) return { base, guarantee, pity, top }
  if (!hasFields(pity, ['at', 'table'])) return undefined
  const { at, table } = pity
  if (!Number.isInteger(at) || !isTable(table)) return undefined
  return { base, guarantee, pity: { at: Number(at), table }, top }
}

const isTable = (value: unknown): value is OddsTable =>
  isListOf(
    value,
    (chance): chance is Chance =>
      hasFields(chance, ['prize', 'weight']) &&
      typeof chance.prize === 'string' &&
      Number.isInteger(chance.weight),
  )

const isListOf = <Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] => Array.isArray(value) && value.every(isItem)

/** Exactly these: a slip of the pen is no default. */
const hasFields = (value: unknown, names: readonly string[]): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).toSorted().join() === names.toSorted().join()
