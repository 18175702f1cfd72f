import type { HarbourTables, Kind } from './tables.ts'
import type { Town } from './town.ts'

/** Which plots lie beside one: left, right, above, below. */
function besides(plot: number, { columns, plots }: HarbourTables): number[] {
  const column = plot % columns
  return [
    ...(column > 0 ? [plot - 1] : []),
    ...(column < columns - 1 ? [plot + 1] : []),
    ...(plot >= columns ? [plot - columns] : []),
    ...(plot + columns < plots ? [plot + columns] : []),
  ]
}

/** Which kinds stand beside a plot; null for one that is empty. */
const kindsBeside = ({ plots }: Pick<Town, 'plots'>, plot: number, tables: HarbourTables) =>
  besides(plot, tables).map((beside) => plots[beside]?.kind ?? null)

/** What a kind on a plot gets from those beside it: of two alike, only one counts. */
function helpFor(
  town: Pick<Town, 'plots'>,
  plot: number,
  kind: Kind,
  tables: HarbourTables,
): number {
  return [...new Set(kindsBeside(town, plot, tables))].reduce(
    (sum, other) => sum + (other === null ? 0 : tables.pairs[kind - 1]![other - 1]!),
    0,
  )
}

/** Whether what stands on a plot is at home: all around it stands, helps it, and no two of them are alike. */
export function isAtHome(town: Pick<Town, 'plots'>, plot: number, tables: HarbourTables): boolean {
  const building = town.plots[plot]
  if (!building) return false
  const around = kindsBeside(town, plot, tables)
  return (
    new Set(around).size === around.length &&
    around.every((other) => other !== null && tables.pairs[building.kind - 1]![other - 1]! > 0)
  )
}

/** What the building on a plot brings: never less than 1 a level, twice as much at home, nothing where none stands. */
export function strengthAt(
  town: Pick<Town, 'plots' | 'taught'>,
  plot: number,
  tables: HarbourTables,
): number {
  const building = town.plots[plot]
  if (!building) return 0
  const { kind, level } = building
  const own = tables.own[kind - 1]! + town.taught[kind - 1]!
  const strength = level * Math.max(1, own + helpFor(town, plot, kind, tables))
  return isAtHome(town, plot, tables) ? strength * 2 : strength
}

/** How strong all buildings of a kind are together. */
export function strengthOf(town: Town, kind: Kind, tables: HarbourTables): number {
  return town.plots.reduce(
    (sum, building, plot) => sum + (building?.kind === kind ? strengthAt(town, plot, tables) : 0),
    0,
  )
}

/** How lively a town is: what all that stands in it brings. */
export function bustleOf(town: Pick<Town, 'plots' | 'taught'>, tables: HarbourTables): number {
  return town.plots.reduce((sum, _, plot) => sum + strengthAt(town, plot, tables), 0)
}

/** Which of a town's names it has, from 0. */
export function rankOf(bustle: number, { ranks }: HarbourTables): number {
  return ranks.findLastIndex((from) => bustle >= from)
}
