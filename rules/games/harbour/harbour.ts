import { drawOf } from './draws.ts'
import { strengthOf } from './strength.ts'
import { kinds, type HarbourTables, type Kind } from './tables.ts'
import type { Building, Order, Town } from './town.ts'
import { visitorOf, type Gift } from './visitors.ts'

export type Move =
  | { type: 'send'; order: number }
  | { type: 'collect'; berth: number }
  | { type: 'build'; plot: number; kind: Kind }
  | { type: 'raise'; plot: number }
  | { type: 'clear'; plot: number }
  | { type: 'choose'; gift: 0 | 1 }

/** A new town at a time: a house by the water, three boats, and orders on the board. */
export function found(seed: string, at: number, tables: HarbourTables): Town {
  const plots = Array.from({ length: tables.plots }, (): Building | null => null)
  for (const [plot, kind] of tables.first) plots[plot] = { kind, level: 1 }
  const town: Town = {
    seed,
    at,
    shells: tables.purse,
    earned: 0,
    plots,
    drawn: 0,
    delivered: 0,
    orders: [],
    berths: Array.from({ length: tables.berths }, () => null),
    visits: 0,
    visitedAt: at,
    isAsked: false,
    taught: kinds.map(() => 0),
    feast: null,
    isSwift: false,
    promised: null,
    hasCarpenter: false,
  }
  return tables.board.reduce((now, _, place) => draw(now, place, tables), town)
}

/** Puts a new order on a place of the board. */
function draw(town: Town, place: number, tables: HarbourTables): Town {
  const spans = tables.board[place]!
  const order: Order = {
    kind: kinds[drawOf(town.seed, 'kind', town.drawn) % kinds.length]!,
    span: spans[drawOf(town.seed, 'span', town.drawn) % spans.length]!,
  }
  const orders = [...town.orders]
  orders[place] = order
  return { ...town, orders, drawn: town.drawn + 1 }
}

/** What an order pays if it leaves now. */
export function payOf(town: Town, { kind, span }: Order, tables: HarbourTables): number {
  const { pays, doubles } = tables
  const pay = Math.trunc((pays[span]! * (doubles + strengthOf(town, kind, tables))) / doubles)
  return town.feast === kind ? pay * 2 : pay
}

/** How long it takes if it leaves now. */
export function secondsOf(town: Town, { span }: Order, tables: HarbourTables): number {
  if (town.delivered === 0 && town.berths.every((berth) => berth === null)) return tables.firstSpan
  return town.isSwift ? Math.trunc(tables.spans[span]! / 2) : tables.spans[span]!
}

const levelsOf = ({ plots }: Town) => plots.reduce((sum, plot) => sum + (plot?.level ?? 0), 0)

/** What the next building costs; nothing where it was promised. */
export function priceOf(town: Town, kind: Kind, tables: HarbourTables): number {
  return town.promised === kind ? 0 : levelPrice(town, tables)
}

function levelPrice(town: Town, { price: [a, b, c] }: HarbourTables): number {
  const levels = levelsOf(town)
  return a + b * levels + c * levels * levels
}

/** What a level on what stands costs; nothing while the carpenter is there. */
export function raisePrice(town: Town, tables: HarbourTables): number {
  return town.hasCarpenter ? 0 : Math.trunc((levelPrice(town, tables) * tables.raise) / 100)
}

/**
 * Moves a town's time on. A visitor comes where the last one came long enough ago, and brings new orders. A clock that
 * was put back takes all times with it: nobody waits for longer than an order takes.
 */
export function arrive(town: Town, at: number, tables: HarbourTables): Town {
  if (at < town.at) return putBack(town, town.at - at)
  const now = { ...town, at }
  const isDue = town.delivered > 0 && at - town.visitedAt >= tables.visitEvery
  if (!isDue || town.isAsked) return now
  const visited: Town = {
    ...now,
    visits: town.visits + 1,
    visitedAt: at,
    isAsked: true,
    feast: null,
    isSwift: false,
  }
  return tables.board.reduce((then, _, place) => draw(then, place, tables), visited)
}

function putBack(town: Town, by: number): Town {
  const berths = town.berths.map(
    (berth) => berth && { ...berth, leftAt: berth.leftAt - by, backAt: berth.backAt - by },
  )
  return { ...town, berths, at: town.at - by, visitedAt: town.visitedAt - by }
}

/** Whether a move can be made now. */
export function mayMove(town: Town, move: Move, tables: HarbourTables): boolean {
  switch (move.type) {
    case 'send':
      return town.orders[move.order] !== undefined && town.berths.includes(null)
    case 'collect': {
      const berth = town.berths[move.berth]
      return !!berth && berth.backAt <= town.at
    }
    case 'build':
      return (
        town.plots[move.plot] === null &&
        kinds.includes(move.kind) &&
        town.shells >= priceOf(town, move.kind, tables)
      )
    case 'raise': {
      const building = town.plots[move.plot]
      return !!building && building.level < tables.levels && town.shells >= raisePrice(town, tables)
    }
    case 'clear':
      return !!town.plots[move.plot]
    case 'choose':
      return town.isAsked && (move.gift === 0 || move.gift === 1)
  }
}

const put = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((old, index) => (index === at ? item : old))

/** A town after a move; the same where it can't be made. */
export function make(town: Town, move: Move, tables: HarbourTables): Town {
  if (!mayMove(town, move, tables)) return town
  switch (move.type) {
    case 'send': {
      const order = town.orders[move.order]!
      const backAt = town.at + secondsOf(town, order, tables)
      const voyage = { ...order, leftAt: town.at, backAt, pay: payOf(town, order, tables) }
      const berths = put(town.berths, town.berths.indexOf(null), voyage)
      return draw({ ...town, berths }, move.order, tables)
    }
    case 'collect': {
      const { pay } = town.berths[move.berth]!
      const berths = put(town.berths, move.berth, null)
      return { ...earn(town, pay), berths, delivered: town.delivered + 1 }
    }
    case 'build': {
      const { plot, kind } = move
      const shells = town.shells - priceOf(town, kind, tables)
      const promised = town.promised === kind ? null : town.promised
      return { ...town, shells, promised, plots: put(town.plots, plot, { kind, level: 1 }) }
    }
    case 'raise': {
      const { kind, level } = town.plots[move.plot]!
      const shells = town.shells - raisePrice(town, tables)
      const plots = put(town.plots, move.plot, { kind, level: level + 1 })
      return { ...town, shells, plots, hasCarpenter: false }
    }
    case 'clear':
      return { ...town, plots: put(town.plots, move.plot, null) }
    case 'choose':
      return take({ ...town, isAsked: false }, visitorOf(town, tables).gifts[move.gift])
  }
}

const earn = (town: Town, shells: number): Town => ({
  ...town,
  shells: town.shells + shells,
  earned: town.earned + shells,
})

function take(town: Town, gift: Gift): Town {
  switch (gift.type) {
    case 'shells':
      return earn(town, gift.amount)
    case 'promise':
      return { ...town, promised: gift.kind }
    case 'lesson':
      return { ...town, taught: town.taught.map((of, at) => (at === gift.kind - 1 ? of + 1 : of)) }
    case 'feast':
      return { ...town, feast: gift.kind }
    case 'wind':
      return { ...town, isSwift: true }
    case 'carpenter':
      return { ...town, hasCarpenter: true }
  }
}
