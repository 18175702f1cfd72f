import { atJst, occurrencesOf, type Occurrence } from '#content/schedule.ts'
import type { Habit, Scene } from '#content/life/types.ts'
import type { World } from '#content/types.ts'
import { hash, pick } from './hash.ts'

/** What names a line for ever: its key is its author's alone. */
export type Cue = { key: string; by: string }

/** Something said in a room. */
export type Line = Cue & {
  kind: 'line'
  at: Date
  /** A channel's slug. */
  channel: string
  text: string
  /** What it goes on from: where that was never said, this is not said either. */
  after?: Cue
}

/** A penlight waved at a line. */
export type Wave = Cue & { kind: 'wave'; at: Date; to: Cue }

export type Act = Line | Wave

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
/** Japan has no summer time. */
const jstOffset = 9 * 60 * minute

/** A programme is told in so long, however long it is announced for: a chat that goes on for hours is read by nobody. */
const showMs = 20 * minute
/** Before a programme it is announced, and after it everyone is thanked. */
const beforeMs = 9 * minute
const afterMs = 3 * minute

/**
 * All that the cast does by itself from an instant until before another, the soonest first. The same for whoever asks,
 * whenever: nothing but the world and the minute in Japan decides it.
 */
export function actsBetween(world: World, from: Date, until: Date): Act[] {
  if (!world.life) return []
  const acts: Act[] = []
  // What begins late in the evening goes on after midnight.
  const first = dayNumber(from) - 1
  for (let number = first; number <= dayNumber(until); number++)
    acts.push(...knownActsOn(world, number))
  return acts
    .filter(({ at }) => at >= from && at < until)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Days since 1 January 1970, a Thursday, by Japan's calendar. */
const dayNumber = (instant: Date): number => Math.floor((instant.getTime() + jstOffset) / day)

/** Those of the last days asked for: it is asked every few seconds. */
const known = new WeakMap<World, Map<number, Act[]>>()
const daysKept = 4

function knownActsOn(world: World, number: number): Act[] {
  const days = known.get(world) ?? new Map<number, Act[]>()
  known.set(world, days)
  const acts = days.get(number) ?? actsOn(world, number)
  days.set(number, acts)
  for (const old of [...days.keys()].slice(0, -daysKept)) days.delete(old)
  return acts
}

function actsOn(world: World, number: number): Act[] {
  const noon = new Date(number * day + 3 * 60 * minute)
  const lines = [
    ...world.life!.habits.flatMap((habit) => habitOn(habit, number, noon)),
    ...occurrencesOf(world.programmes ?? [], noon, { before: 0, after: 0 }).flatMap((occurrence) =>
      programmeOf(world, occurrence),
    ),
  ]
  const fans = world.fans.map(({ handle }) => handle)
  const talents = new Set(world.talents.map(({ handle }) => handle))
  return [...lines, ...lines.flatMap((line) => wavesAt(line, fans, talents.has(line.by)))]
}

function habitOn({ slug, channel, time, weekdays, scenes }: Habit, number: number, noon: Date) {
  const days = weekdays ?? [0, 1, 2, 3, 4, 5, 6]
  const seat = days.indexOf((number + 4) % 7)
  if (seat < 0) return []
  const turn = Math.floor((number + 4) / 7) * days.length + seat
  const key = `life-${slug}-${new Date(number * day).toISOString().slice(0, 10)}`
  // Nobody looks at the clock before they speak.
  const at = new Date(atJst(noon, 0, time).getTime() + (hash(key) % 600) * second)
  return talk(inTurn(scenes, turn), { key, channel, at })
}

function programmeOf(world: World, { key, programme, turn, startsAt, endsAt }: Occurrence): Line[] {
  const { slug, channel, isCancelled } = programme
  const seed = world.life!.shows.find((each) => each.programme === slug)
  if (!seed || !channel || isCancelled) return []
  const { before = [], shows = [], after = [] } = seed
  const at = (instant: Date, ms: number) => new Date(instant.getTime() + ms)
  return [
    ...talk(inTurn(before, turn), {
      key: `life-${key}-before`,
      channel,
      at: at(startsAt, -beforeMs),
    }),
    ...perform(inTurn(shows, turn), { key: `life-${key}-show`, channel, at: startsAt }),
    ...talk(inTurn(after, turn), { key: `life-${key}-after`, channel, at: at(endsAt, afterMs) }),
  ]
}

const inTurn = (scenes: readonly Scene[], turn: number): Scene => scenes[turn % scenes.length] ?? []

type Place = { key: string; channel: string; at: Date }

/** One speaks, and others answer as fast as people type. */
function talk(scene: Scene, { key, channel, at }: Place): Line[] {
  let ms = at.getTime()
  return scene.map(({ author, text }, index) => {
    const own = `${key}-${index + 1}`
    if (index > 0) ms += 20 * second + text.length * 300 + (hash(own) % 45) * second
    const after = index > 0 ? { key: `${key}-1`, by: scene[0]!.author } : undefined
    const line = { kind: 'line' as const, key: own, by: author, at: new Date(ms), channel, text }
    return after ? { ...line, after } : line
  })
}

/** A whole programme: its lines stand at even distances, a little early or late. Whoever comes late hears the rest. */
function perform(scene: Scene, { key, channel, at }: Place): Line[] {
  const step = showMs / Math.max(1, scene.length)
  return scene.map(({ author, text }, index) => {
    const own = `${key}-${index + 1}`
    const ms = at.getTime() + index * step + (hash(own) % 1000) * (step / 2500)
    return { kind: 'line', key: own, by: author, at: new Date(ms), channel, text }
  })
}

/** Who waves at a line: more where a talent speaks, and at most one of three lines of a fan's. */
function wavesAt({ key, by, at }: Line, fans: readonly string[], isTalents: boolean): Wave[] {
  const count = isTalents ? 2 + (hash(`${key} waves`) % 3) : hash(`${key} waves`) % 3 === 0 ? 1 : 0
  const others = fans.filter((handle) => handle !== by)
  return pick(others, key, count).map((fan, index) => ({
    kind: 'wave',
    key: `${key} ${fan}`,
    by: fan,
    at: new Date(at.getTime() + (4 + index * 7 + (hash(`${key} ${fan}`) % 9)) * second),
    to: { key, by },
  }))
}
