import { expect, it } from 'vitest'
import { occurrencesOf } from '#content/schedule.ts'
import { world } from '#content/world.ts'
import { actsBetween, type Line } from './script.ts'

const day = 24 * 60 * 60_000
/** Midnight in Japan, on a Monday. */
const monday = new Date('2026-11-22T15:00:00Z')
const after = (days: number, minutes = 0) =>
  new Date(monday.getTime() + days * day + minutes * 60_000)
const linesBetween = (from: Date, until: Date) =>
  actsBetween(world, from, until).filter((act): act is Line => act.kind === 'line')
const sixWeeks = linesBetween(monday, after(42))

/** People who meet daily greet each other daily. */
const greetings = [
  'おはよう',
  'いってらっしゃい',
  'おやすみ',
  'おつかれさま',
  'ごちそうさま',
  'いただきます',
  'ありがとう',
]
const isGreeting = (sentence: string) =>
  greetings.some((word) => sentence.startsWith(word) && sentence.length < word.length + 6)

const sentencesOf = (text: string) =>
  text
    .split(/[。！？!?\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 8 && !isGreeting(sentence))

it('is said by somebody every day, at every time at which people are up', () => {
  for (let each = 0; each < 42; each++) {
    const lines = linesBetween(after(each), after(each + 1))
    expect(lines.length, `day ${each}`).toBeGreaterThan(65)
    const hours = new Set(
      lines.map(({ at }) => Math.floor(((at.getTime() / 3_600_000) % 24) + 9) % 24),
    )
    for (const hour of [0, 6, 7, 12, 13, 15, 18, 19, 21, 22, 23]) expect(hours).toContain(hour)
  }
})

it('says no sentence twice within a week', () => {
  const saidAt = new Map<string, Date>()
  const again: string[] = []
  for (const { text, at } of sixWeeks)
    for (const sentence of new Set([text, ...sentencesOf(text)])) {
      const before = saidAt.get(sentence)
      if (before && at.getTime() - before.getTime() <= 7 * day) again.push(sentence)
      saidAt.set(sentence, at)
    }
  expect(again).toEqual([])
})

it('gives each line a key of its own', () => {
  const keys = actsBetween(world, monday, after(42)).map(({ key, by }) => `${by} ${key}`)
  expect(keys.length).toBe(new Set(keys).size)
  // The most that a key may have, and of what.
  for (const { key } of sixWeeks) expect(key).toMatch(/^[\x21-\x7e]{1,100}$/)
})

it('comes out the same minute by minute as for a day at once', () => {
  const minutes = Array.from({ length: 24 * 60 }, (_, at) => after(3, at))
  const pieced = minutes.flatMap((from) =>
    actsBetween(world, from, new Date(from.getTime() + 60_000)),
  )
  expect(pieced).toEqual(actsBetween(world, after(3), after(4)))
})

it('has whoever answers or waves do so after what they heard', () => {
  const atOf = new Map(sixWeeks.map(({ key, by, at }) => [`${by} ${key}`, at.getTime()]))
  const waits = actsBetween(world, after(1), after(41)).flatMap((act) => {
    const cue = act.kind === 'wave' ? act.to : act.after
    return cue ? [act.at.getTime() - atOf.get(`${cue.by} ${cue.key}`)!] : []
  })
  expect(Math.min(...waits)).toBeGreaterThan(0)
})

it('tells each stream that is announced in some thirty lines of twenty minutes, of its own episode', () => {
  const streams = world.programmes!.filter(({ kind }) => kind === 'STREAM')
  for (const { key, programme, turn, startsAt } of occurrencesOf(streams, after(7), {
    before: 0,
    after: 13,
  })) {
    const lines = sixWeeks.filter((line) => line.key.startsWith(`life-${key}-show-`))
    const minutes = lines.map(({ at }) => (at.getTime() - startsAt.getTime()) / 60_000)
    expect(lines.length, key).toBeGreaterThanOrEqual(programme.slug === 'josephine' ? 19 : 28)
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...minutes)).toBeLessThan(21)
    const { shows = [] } = world.life!.shows.find((show) => show.programme === programme.slug)!
    expect(shows.length % programme.episodes.length).toBe(0)
    expect(lines[0]!.text).toBe(shows[turn % shows.length]![0]!.text)
  }
})

it('announces each programme in its room some minutes before, and thanks for it some after', () => {
  const minute = 60_000
  for (const { key, programme, startsAt, endsAt } of occurrencesOf(
    world.programmes!.filter(({ slug }) => world.life!.shows.some((it) => it.programme === slug)),
    after(7),
    { before: 0, after: 13 },
  )) {
    const lines = sixWeeks.filter((line) => line.key.startsWith(`life-${key}-`))
    expect(lines.filter(({ channel }) => channel !== programme.channel)).toEqual([])
    const beforehand = lines
      .filter((line) => line.key.includes('-before-'))
      .map(({ at }) => startsAt.getTime() - at.getTime())
    expect(Math.max(...beforehand)).toBeLessThan(15 * minute)
    const afterwards = lines
      .filter((line) => line.key.includes('-after-'))
      .map(({ at }) => at.getTime() - endsAt.getTime())
    expect(Math.max(...afterwards)).toBeLessThan(15 * minute)
  }
})

it('has nobody act in a world that says nothing of it', () => {
  expect(actsBetween({ ...world, life: undefined }, monday, after(7))).toEqual([])
})
