import { randomOf } from '../random.ts'
import { arrive, found, make, mayMove, payOf, secondsOf, type Move } from './harbour.ts'
import { bustleOf } from './strength.ts'
import { kinds, type HarbourTables, type Kind } from './tables.ts'
import type { Town } from './town.ts'
import { visitorOf, type Gift } from './visitors.ts'

/** What a bot does next in a visit, knowing what a fan sees, and in how many seconds it will be back; null leaves. */
export type Bot = (
  town: Town,
  more: { tables: HarbourTables; random: () => number; away: number },
) => Move | null

const hour = 60 * 60
/** How long after each visit the next one is, over and over: a commute, a lunch, an evening, a night. */
const aways: readonly number[] = [
  60,
  20 * 60,
  3 * hour,
  hour,
  8 * hour,
  20 * 60,
  4 * hour,
  hour,
  8 * hour,
  2 * hour,
]

/** All moves that can be made. */
export function movesOf(town: Town, tables: HarbourTables): Move[] {
  const all: Move[] = [
    ...town.berths.map((_, berth): Move => ({ type: 'collect', berth })),
    ...town.orders.map((_, order): Move => ({ type: 'send', order })),
    ...([0, 1] as const).map((gift): Move => ({ type: 'choose', gift })),
    ...town.plots.flatMap((_, plot): Move[] => [
      { type: 'raise', plot },
      ...kinds.map((kind): Move => ({ type: 'build', plot, kind })),
    ]),
  ]
  return all.filter((move) => mayMove(town, move, tables))
}

const collecting = (moves: readonly Move[]) => moves.find(({ type }) => type === 'collect')

/** Takes what is there, then anything, and sometimes leaves before all is done. */
export const atRandom: Bot = (town, { tables, random }) => {
  const moves = movesOf(town, tables)
  const kindsOfMove = [...new Set(moves.map(({ type }) => type))]
  if (kindsOfMove.length === 0 || random() % 10 === 0) return null
  const type = kindsOfMove[random() % kindsOfMove.length]
  const some = moves.filter((move) => move.type === type)
  return some[random() % some.length]!
}

const gainOf = (town: Town, move: Move, tables: HarbourTables) =>
  bustleOf(make(town, move, tables), tables) - bustleOf(town, tables)

function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | null {
  return items.toSorted((a, b) => worth(b) - worth(a))[0] ?? null
}

/** Sends for what pays most, and builds whatever it can pay for, where it brings most at once. */
export const greedy: Bot = (town, { tables }) => {
  const moves = movesOf(town, tables)
  const got = collecting(moves) ?? moves.find(({ type }) => type === 'choose')
  if (got) return got
  const built = best(
    moves.filter(({ type }) => type === 'build' || type === 'raise'),
    (move) => gainOf(town, move, tables),
  )
  if (built) return built
  return best(
    moves.filter((move) => move.type === 'send'),
    ({ order }) => payOf(town, town.orders[order]!, tables),
  )
}

/**
 * Sends what is back when it comes again itself, builds where neighbours fit and room is left for those that will, and
 * takes of a visitor what lasts.
 */
export const withPlan: Bot = (town, { tables, away }) => {
  const moves = movesOf(town, tables)
  const got = collecting(moves)
  if (got) return got
  if (town.isAsked) {
    const { gifts } = visitorOf(town, tables)
    const gift = worthOf(town, gifts[1], tables) > worthOf(town, gifts[0], tables) ? 1 : 0
    return { type: 'choose', gift }
  }
  const built = nextBuilt(town, moves, tables)
  if (built) return built
  return best(
    moves.filter((move) => move.type === 'send'),
    ({ order }) => {
      const seconds = secondsOf(town, town.orders[order]!, tables)
      const pay = payOf(town, town.orders[order]!, tables)
      return seconds <= away ? pay : -seconds
    },
  )
}

/** The building that brings most of those that stand in the town it has in mind, or of levels on what stands. */
function nextBuilt(town: Town, moves: readonly Move[], tables: HarbourTables): Move | null {
  const wanted = layoutOf(tables)
  const fits = moves.filter(
    (move) => move.type === 'raise' || (move.type === 'build' && wanted[move.plot] === move.kind),
  )
  return best(
    fits,
    (move) => (gainOf(town, move, tables) * 100) / (move.type === 'raise' ? tables.raise : 100),
  )
}

const layouts = new WeakMap<HarbourTables, readonly Kind[]>()

/** A full town that no other kind on any two plots would make livelier, from what stands at its beginning. */
function layoutOf(tables: HarbourTables): readonly Kind[] {
  const known = layouts.get(tables)
  if (known) return known
  const fixed = new Map(tables.first)
  const bustle = (layout: readonly Kind[]) =>
    bustleOf(
      { plots: layout.map((kind) => ({ kind, level: 1 })), taught: kinds.map(() => 0) },
      tables,
    )
  let found: readonly Kind[] = []
  for (let start = 0; start < 24; start += 1) {
    const random = randomOf(start.toString(16).padStart(32, '0'))
    let layout = Array.from(
      { length: tables.plots },
      (_, plot) => fixed.get(plot) ?? kinds[random() % kinds.length]!,
    )
    for (let isBetter = true; isBetter;) {
      isBetter = false
      for (let one = 0; one < tables.plots; one += 1)
        for (let other = 0; other < tables.plots; other += 1)
          for (const a of kinds)
            for (const b of kinds) {
              if (fixed.has(one) || fixed.has(other)) continue
              const changed = layout.with(one, a).with(other, b)
              if (bustle(changed) <= bustle(layout)) continue
              layout = changed
              isBetter = true
            }
    }
    if (found.length === 0 || bustle(layout) > bustle(found)) found = layout
  }
  layouts.set(tables, found)
  return found
}

/** What a visitor's gift is worth in shells, about. */
function worthOf(town: Town, gift: Gift, tables: HarbourTables): number {
  switch (gift.type) {
    case 'shells':
      return gift.amount
    case 'promise':
    case 'carpenter':
      return 60 + bustleOf(town, tables)
    case 'lesson':
      return 20 * town.plots.reduce((sum, it) => sum + (it?.kind === gift.kind ? it.level : 0), 1)
    case 'feast':
      return town.orders.reduce(
        (sum, order) => sum + (order.kind === gift.kind ? payOf(town, order, tables) : 0),
        0,
      )
    case 'wind':
      return 40
  }
}

/** A bot's town of a seed after some visits: how it stands then. */
export function playOut(
  bot: Bot,
  seed: string,
  tables: HarbourTables,
  visits = aways.length,
): Town {
  const random = randomOf([...seed].toReversed().join(''))
  let town = found(seed, 0, tables)
  for (let visit = 0; visit < visits; visit += 1) {
    const away = aways[visit % aways.length]!
    for (let done = 0; done < 200; done += 1) {
      const move = bot(town, { tables, random, away })
      if (!move) break
      town = make(town, move, tables)
    }
    town = arrive(town, town.at + away, tables)
  }
  return town
}
