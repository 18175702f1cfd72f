import { priceOf } from '#rules/games/harbour/harbour.ts'
import { harbourTables as tables, kinds } from '#rules/games/harbour/tables.ts'
import type { Town } from '#rules/games/harbour/town.ts'

type Hint =
  | 'send'
  | 'wait'
  | 'collect'
  | 'collectMore'
  | 'build'
  | 'visitor'
  | 'idle'
  | 'choosePlot'
  | 'away'
  | 'full'

/** What can be done next: it teaches the first steps, and later says when to come back. */
export function hintOf(town: Town): Hint {
  const { berths, at, delivered, plots, shells } = town
  const isHome = berths.some((berth) => berth && berth.backAt <= at)
  const isOut = berths.some((berth) => berth && berth.backAt > at)
  const built = plots.filter(Boolean).length
  const canBuild =
    built < plots.length && kinds.some((kind) => shells >= priceOf(town, kind, tables))
  if (delivered === 0 && !isHome) return isOut ? 'wait' : 'send'
  if (isHome) return delivered === 0 ? 'collect' : 'collectMore'
  if (town.isAsked) return 'visitor'
  if (canBuild) return built <= tables.first.length ? 'build' : 'choosePlot'
  if (berths.includes(null)) return 'idle'
  return built === plots.length ? 'full' : 'away'
}

/** When the next boat is back, in seconds of the town's clock; null where none is out. */
export function nextBackAt({ berths, at }: Town): number | null {
  const out = berths.flatMap((berth) => (berth && berth.backAt > at ? [berth.backAt] : []))
  return out.length === 0 ? null : Math.min(...out)
}
