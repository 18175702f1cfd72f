import { harbourTables, kinds, type HarbourTables, type Kind } from './tables.ts'
import type { Building, Order, Town, Voyage } from './town.ts'

/** The most that a save may hold, in bytes of UTF-8. */
export const saveMaxBytes = 64 * 1024
const version = 1

export type SaveProblem = 'TOO_LARGE' | 'NOT_JSON' | 'NOT_A_SAVE' | 'NEWER_SAVE'
type ReadSave = { town: Town; problem: null } | { town?: undefined; problem: SaveProblem }

/** A town as a text that can be put away. */
export const writeTown = (town: Town): string => JSON.stringify({ game: 'harbour', version, town })

/** The town of such a text, wherever it comes from; or what is wrong with it. */
export function readTown(text: string, tables: HarbourTables = harbourTables): ReadSave {
  if (new TextEncoder().encode(text).length > saveMaxBytes) return { problem: 'TOO_LARGE' }
  let save: unknown
  try {
    save = JSON.parse(text)
  } catch {
    return { problem: 'NOT_JSON' }
  }
  if (!isRecord(save) || save['game'] !== 'harbour') return { problem: 'NOT_A_SAVE' }
  if (typeof save['version'] === 'number' && save['version'] > version)
    return { problem: 'NEWER_SAVE' }
  const town = save['version'] === version ? townIn(save['town'], tables) : null
  return town ? { town, problem: null } : { problem: 'NOT_A_SAVE' }
}

type Fields = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Above it, sums of two would no longer be exact. */
const most = 2 ** 50
const isWhole = (value: unknown, from = 0, to = most): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to
const isKind = (value: unknown): value is Kind => (kinds as readonly unknown[]).includes(value)

function all<Item>(
  value: unknown,
  length: number,
  read: (item: unknown) => Item | undefined,
): Item[] | null {
  if (!Array.isArray(value) || value.length !== length) return null
  const items = value.map(read)
  return items.every((item) => item !== undefined) ? items : null
}

/** Reads field by field: what else somebody put there is left out. */
function townIn(value: unknown, tables: HarbourTables): Town | null {
  if (!isRecord(value)) return null
  const { seed, at, shells, earned, drawn, delivered, visits, visitedAt } = value
  const { isAsked, feast, isSwift, promised, hasCarpenter } = value
  if (typeof seed !== 'string' || !/^[0-9a-f]{32}$/.test(seed)) return null
  if (!isWhole(at, -most) || !isWhole(visitedAt, -most)) return null
  if (!isWhole(shells) || !isWhole(earned) || !isWhole(drawn, 0, 2 ** 24)) return null
  if (!isWhole(delivered) || !isWhole(visits, 0, 2 ** 24)) return null
  if (typeof isAsked !== 'boolean' || typeof isSwift !== 'boolean') return null
  if (typeof hasCarpenter !== 'boolean') return null
  if (feast !== null && !isKind(feast)) return null
  if (promised !== null && !isKind(promised)) return null
  const plots = all(value['plots'], tables.plots, (it) => buildingIn(it, tables))
  const orders = all(value['orders'], tables.board.length, (it) => orderIn(it, tables))
  const berths = all(value['berths'], tables.berths, (it) => voyageIn(it, tables))
  const taught = all(value['taught'], kinds.length, (it) => (isWhole(it, 0, 999) ? it : undefined))
  if (!plots || !orders || !berths || !taught) return null
  return {
    seed,
    at,
    shells,
    earned,
    drawn,
    delivered,
    visits,
    visitedAt,
    isAsked,
    feast,
    isSwift,
    promised,
    hasCarpenter,
    plots,
    orders,
    berths,
    taught,
  }
}

function buildingIn(value: unknown, { levels }: HarbourTables): Building | null | undefined {
  if (value === null) return null
  if (!isRecord(value)) return undefined
  const { kind, level } = value
  return isKind(kind) && isWhole(level, 1, levels) ? { kind, level } : undefined
}

function orderIn(value: unknown, { spans }: HarbourTables): Order | undefined {
  if (!isRecord(value)) return undefined
  const { kind, span } = value
  return isKind(kind) && isWhole(span, 0, spans.length - 1) ? { kind, span } : undefined
}

function voyageIn(value: unknown, tables: HarbourTables): Voyage | null | undefined {
  if (value === null) return null
  const order = orderIn(value, tables)
  if (!order || !isRecord(value)) return undefined
  const { leftAt, backAt, pay } = value
  const longest = Math.max(...tables.spans)
  if (!isWhole(leftAt, -most) || !isWhole(pay) || !isWhole(backAt, leftAt, leftAt + longest))
    return undefined
  return { ...order, leftAt, backAt, pay }
}
