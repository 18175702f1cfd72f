import { describe, expect, test } from 'vitest'
import { createWordFinder } from '#rules/wordFinder.ts'
import { art } from './art/index.ts'
import { deniedWords } from './moderation.ts'
import { happeningStartsAt, messageSentAt, occurrencesOf } from './schedule.ts'
import type { LocalizedText } from './types.ts'
import { world } from './world.ts'

const rooms = [...world.channels, ...(world.rooms ?? []), ...(world.membersRooms ?? [])]
const messages = rooms.flatMap((channel) => channel.messages)
const talentHandles = world.talents.map((talent) => talent.handle)
const handles = [...world.fans.map((fan) => fan.handle), ...talentHandles, world.staff.handle]
const stationHandles = [...talentHandles, world.staff.handle]

const minute = 60_000

const repeated = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

const sentences = (text: string): readonly string[] =>
  text
    .split(/[。！？!?\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const isLocalized = (value: object): value is LocalizedText => 'ja' in value && 'en' in value

/** Every text in two languages, however deep it lies. */
const localizedTexts = (value: unknown): readonly LocalizedText[] => {
  if (typeof value !== 'object' || value === null) return []
  return isLocalized(value) ? [value] : Object.values(value).flatMap(localizedTexts)
}

const denied = (text: string, scope: 'MESSAGE' | 'NAME'): string | undefined =>
  createWordFinder(
    deniedWords
      .filter((entry) => scope === 'NAME' || entry.scope === 'EVERYWHERE')
      .map((entry) => entry.word),
  )(text)

describe('conversations', () => {
  test('number more than a hundred messages', () => {
    expect(messages.length).toBeGreaterThanOrEqual(100)
  })

  test('say no sentence twice', () => {
    expect(repeated(messages.flatMap((message) => sentences(message.text)))).toEqual([])
  })

  test('are written by people of this world, after they joined', () => {
    for (const message of messages) {
      expect(handles).toContain(message.author)
      const joined = world.fans.find((fan) => fan.handle === message.author)?.joinedDaysAgo
      expect(message.daysAgo ?? 0, message.text).toBeLessThan(joined ?? Infinity)
    }
  })

  test('fit a message: not empty, at most 1,000 graphemes, no stray spaces', () => {
    const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })
    for (const { text } of messages) {
      const length = [...graphemes.segment(text)].length
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(1000)
      expect(text).toBe(text.trim())
    }
  })

  test.each(rooms)('run forward in $slug at whatever hour they are seeded', (channel) => {
    const midnight = Date.UTC(2026, 10, 1)
    for (let passed = 0; passed < 24 * 60; passed += 1) {
      const now = new Date(midnight + passed * minute)
      const times = channel.messages.map((message) => messageSentAt(message, now).getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThan(now.getTime())
    }
  })

  test.each(rooms)('have at least four voices in $slug', (channel) => {
    const authors = new Set(channel.messages.map((message) => message.author))
    expect(authors.size).toBeGreaterThanOrEqual(4)
  })

  test('leave staff channels to the station', () => {
    const staffOnly = world.channels.filter((channel) => channel.posting === 'STAFF')
    for (const message of staffOnly.flatMap((channel) => channel.messages)) {
      expect(stationHandles).toContain(message.author)
    }
  })

  test('hear from every fan', () => {
    const authors = new Set(messages.map((message) => message.author))
    expect(handles.filter((handle) => !authors.has(handle))).toEqual([])
  })
})

describe('the world', () => {
  test('gives handles, channels and names once', () => {
    expect(repeated(handles)).toEqual([])
    expect(repeated(rooms.map((channel) => channel.slug))).toEqual([])
    expect(repeated(world.fans.map((fan) => fan.displayName))).toEqual([])
  })

  test('keeps display names within 20 graphemes', () => {
    for (const fan of world.fans) expect([...fan.displayName].length).toBeLessThanOrEqual(20)
  })

  test('shows only pictures that are drawn', () => {
    const shown = [
      world.community.hero,
      world.community.share,
      world.staff.avatar,
      ...world.talents.flatMap((talent) => Object.values(talent.art)),
      ...world.fans.map((fan) => fan.avatar),
      ...rooms.map((channel) => channel.emblem),
      ...messages.flatMap((message) => message.art ?? []),
      ...(world.programmes ?? []).flatMap((programme) => programme.art ?? []),
    ]
    expect(shown.filter((name) => !Object.hasOwn(art, name))).toEqual([])
  })

  test('sends every happening to a channel that exists', () => {
    const slugs = world.channels.map((channel) => channel.slug)
    for (const happening of world.happenings) {
      expect(slugs).toContain(happening.channel)
    }
  })

  test('has its happenings ahead, soonest first, by the clock of Japan', () => {
    const lateInTokyo = new Date('2026-11-20T14:59:00Z')
    const starts = world.happenings.map((happening) => happeningStartsAt(happening, lateInTokyo))
    expect(starts[0]?.toISOString()).toBe('2026-11-20T17:00:00.000Z')
    expect(starts).toEqual(starts.toSorted((a, b) => a.getTime() - b.getTime()))
    expect(starts.every((start) => start > lateInTokyo)).toBe(true)
  })

  test('has its programmes on their weekdays in Japan, by talents and in channels that exist', () => {
    const lateInTokyo = new Date('2026-11-20T14:59:00Z')
    const times = occurrencesOf(world.programmes ?? [], lateInTokyo, { before: 7, after: 7 })
    const radio = times.filter(({ programme }) => programme.slug === 'radio')
    expect(radio.map(({ key }) => key)).toEqual([
      'radio-2026-11-14',
      'radio-2026-11-15',
      'radio-2026-11-17',
      'radio-2026-11-19',
      'radio-2026-11-21',
      'radio-2026-11-22',
      'radio-2026-11-24',
      'radio-2026-11-26',
    ])
    expect(radio[4]?.startsAt.toISOString()).toBe('2026-11-20T17:00:00.000Z')
    expect(new Set(times.map(({ key }) => key)).size).toBe(times.length)
    for (const { programme } of times) {
      for (const talent of programme.talents)
        expect(world.talents.map(({ slug }) => slug)).toContain(talent)
      expect(world.channels.map(({ slug }) => slug)).toContain(programme.channel)
    }
  })

  test('gives a time the same key and words on whatever day it is asked for', () => {
    const of = (now: string) =>
      occurrencesOf(world.programmes ?? [], new Date(now), { before: 14, after: 14 })
    const later = new Map(of('2026-11-25T20:00:00Z').map((each) => [each.key, each]))
    const shared = of('2026-11-20T03:00:00Z').filter(({ key }) => later.has(key))
    expect(shared.length).toBeGreaterThan(40)
    for (const each of shared) expect(later.get(each.key)).toEqual(each)
  })

  test('says everything in both languages', () => {
    const silent = localizedTexts(world).filter(
      (text) => text.ja === '' || (text.en === '' && !/^[ぁ-ゟ゠-ヿ ]+$/u.test(text.ja)),
    )
    expect(silent).toEqual([])
  })
})

describe('denied words', () => {
  test('are listed once', () => {
    expect(repeated(deniedWords.map(({ word }) => word))).toEqual([])
  })

  test('are not in our own texts', () => {
    for (const message of messages) expect(denied(message.text, 'MESSAGE')).toBeUndefined()
    for (const fan of world.fans) expect(denied(fan.displayName, 'NAME')).toBeUndefined()
  })

  test.each([
    '楽しんでくれてありがとう、たのしんでくれたならうれしい',
    'うちの彼氏ねむいって',
    '道でぶつかりそうになった',
    'はげましのおたより',
    '行きちがいになったみたい',
    'Scunthorpeから来ました',
    'イルカが跳んだ',
  ])('let ordinary words pass: %s', (text) => {
    expect(denied(text, 'NAME')).toBeUndefined()
  })

  test.each([
    ['もう死ねよ', 'MESSAGE', '死ね'],
    ['オマエ、ごみくず', 'MESSAGE', 'ごみくず'],
    ['ＦＵＣＫだわ', 'MESSAGE', 'ＦＵＣＫ'],
    ['非公式ファン', 'NAME', '公式'],
    ['朝凪　ヒヨリ', 'NAME', '朝凪　ヒヨリ'],
    ['Hiyori Asanagi ♪', 'NAME', 'Hiyori Asanagi'],
  ] as const)('are found however they are typed: %s', (text, scope, found) => {
    expect(denied(text, scope)).toBe(found)
  })

  test('leave messages free to name the performers', () => {
    expect(denied('朝凪ひよりの公式グッズ、届いた', 'MESSAGE')).toBeUndefined()
  })
})

test('the pictures of chapters that open later have no public address', () => {
  const files = new Map(Object.entries(art).map(([name, { file }]) => [name, file]))
  const later = (world.stories ?? []).flatMap(({ chapters }) =>
    chapters.flatMap(({ opensDaysAhead, pages }) => (opensDaysAhead === undefined ? [] : pages)),
  )
  expect(later.length).toBeGreaterThan(0)
  for (const { art: name } of later) expect(files.get(name)).toMatch(/^held\//)
})

describe('comments', () => {
  const threads = world.comments ?? []
  const said = threads.flatMap(({ comments }) =>
    comments.flatMap(([, author, text, replies = []]) => [
      { author, text },
      ...replies.map(([, by, words]) => ({ author: by, text: words })),
    ]),
  )

  test('are a hundred and fifty at least, by people of this world, of words that are allowed', () => {
    expect(said.length).toBeGreaterThanOrEqual(150)
    for (const { author, text } of said) {
      expect(handles).toContain(author)
      expect(denied(text, 'MESSAGE'), text).toBeUndefined()
    }
  })

  test('say no sentence twice', () => {
    expect(repeated(said.flatMap(({ text }) => sentences(text)))).toEqual([])
  })

  test('are each about a post or a topic that is there', () => {
    const subjects = { post: world.posts ?? [], topic: world.topics ?? [] }
    for (const { kind, author, daysAgo, time } of threads)
      expect(
        subjects[kind].filter(
          (each) => each.author === author && each.daysAgo === daysAgo && each.time === time,
        ),
        `${author} ${daysAgo} ${time}`,
      ).toHaveLength(1)
  })
})
