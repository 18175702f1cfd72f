import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { art } from '#content/art/index.ts'
import { shiodamari } from '#content/shiodamari.ts'
import type { LocalizedText, SpecialGiftSeed, StoreItem, World } from '#content/types.ts'
import { world } from '#content/world.ts'
import { soldBy } from '../../../scripts/checks/handedOver.ts'
import { handleHeld, heldUrl, imageShapes, type ImageShape } from '../../platform/files/held.ts'

/** A track of half a minute or a wallpaper, over a phone's line, in some seconds. */
const mostBytes = 300_000

type Good = { item: StoreItem; gifts: readonly SpecialGiftSeed[] }
const goods = [world, shiodamari].flatMap((of: World) =>
  soldBy(of).flatMap((item): Good[] => {
    const gifts = [...(of.specialGifts?.[item.slug] ?? []), ...(of.laterGifts?.[item.slug] ?? [])]
    return gifts.length > 0 ? [{ item, gifts }] : []
  }),
)
const gifts = goods.flatMap(({ gifts }) => gifts)
const tracks = gifts.flatMap((gift) => (gift.kind === 'SOUND' ? gift.tracks : []))
const images = gifts.flatMap((gift) =>
  gift.kind === 'IMAGE_DOWNLOAD' || gift.kind === 'IMAGE_VIEW' ? gift.pictures : [],
)
const drawn = new Map<string, { file: string }>(Object.entries(art))
const sounds = new URL('../../../content/films/held/', import.meta.url)
const drawings = new URL('../../../content/art/held/', import.meta.url)

/** What an MP3 begins with: its tags, or a frame. */
const isMp3 = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2)

describe('what is sold to be opened', () => {
  it('is there: sounds, and pictures for a phone and a desktop', () => {
    expect(goods.length).toBeGreaterThan(5)
    expect(tracks.length).toBeGreaterThan(10)
    expect(images.length).toBeGreaterThan(5)
  })

  it.each(tracks)('$file is an MP3 of at most 300 kB', ({ file }) => {
    const bytes = readFileSync(new URL(file, sounds))
    expect(bytes.length).toBeLessThanOrEqual(mostBytes)
    expect(isMp3(bytes)).toBe(true)
  })

  const files = [...new Set(images)].flatMap((picture) =>
    (Object.keys(imageShapes) as ImageShape[]).map((shape) => ({ picture, shape })),
  )
  it.each(files)(
    '$picture is a JPEG of at most 300 kB for a $shape',
    async ({ picture, shape }) => {
      const { file } = drawn.get(picture)!
      const context = {
        config: { tenantId: 'yoiyami', codeSecret: { reveal: () => 'x'.repeat(32) } },
        now: () => new Date('2026-11-20T03:00:00.000Z'),
      } as unknown as Parameters<typeof handleHeld>[1]
      const url = heldUrl(`/art/${file}`, context, null, shape)
      const request = new Request(new URL(url, 'http://localhost'))
      const answer = (await handleHeld(request, context, drawings))!
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      expect((await answer.bytes()).length).toBeLessThanOrEqual(mostBytes)
    },
  )
})

const japanese = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const figure = (word: string) => {
  const at = japanese.indexOf(word) + english.indexOf(word.toLowerCase()) + 2
  return at > 0 ? at : Number(word)
}

/** So many of a thing; not the which-th, nor how many at a time. A kanji figure of one sign alone. */
const inJapanese = (counter: string, unless = '') => {
  const signs = japanese.join('')
  return new RegExp(`(\\d+|(?<![${signs}])[${signs}])${counter}(?!${unless}目|ずつ)`, 'g')
}
/** What is counted, by how many words of each language count it. */
const counters = {
  tracks: [inJapanese('曲'), /\b(\d+|[a-z]+) (?:tracks?|tunes)\b/gi],
  texts: [inJapanese('編'), /\b(\d+|[a-z]+) texts?\b/gi],
  pages: [inJapanese('ページ'), /\b(\d+|[a-z]+) pages?\b/gi],
  pictures: [inJapanese('枚', '組?に|'), /\b(\d+|[a-z]+) (?:pictures?|wallpapers?)\b/gi],
} as const
type Counter = keyof typeof counters

/** How many of each an item holds. A book's pages are told as pages, or as the texts that they are. */
function held(gifts: readonly SpecialGiftSeed[]): Record<Counter, number> {
  const sum = (of: (gift: SpecialGiftSeed) => number) =>
    gifts.reduce((all, gift) => all + of(gift), 0)
  const pages = sum((gift) => (gift.kind === 'BOOK' ? gift.pages.length : 0))
  return {
    tracks: sum((gift) => (gift.kind === 'SOUND' ? gift.tracks.length : 0)),
    texts: pages,
    pages,
    pictures: sum((gift) => ('pictures' in gift ? gift.pictures.length : 0)),
  }
}

/** What an item's words say that it holds, in one language. */
function told({ description, details = [] }: StoreItem, language: keyof LocalizedText) {
  const text = [description, ...details.map((each) => each.text)].map((each) => each[language])
  return Object.entries(counters).flatMap(([counter, [ja, en]]) =>
    [...text.join('\n').matchAll(language === 'ja' ? ja : en)].flatMap(([, word]) => {
      const count = figure(word!)
      return Number.isNaN(count) ? [] : [{ counter: counter as Counter, count }]
    }),
  )
}

/** What is wrong with what an item says of what it holds. */
function untrue({ item, gifts }: Good): string[] {
  const holds = held(gifts)
  const hasBadge = gifts.some(({ kind }) => kind === 'FAN_BADGE')
  return (['ja', 'en'] as const).flatMap((language) => {
    const claims = told(item, language)
    const isTold = (counters: Counter[]) => claims.some(({ counter }) => counters.includes(counter))
    const text = JSON.stringify([item.description[language], item.details?.map(({ text }) => text)])
    return [
      ...claims
        .filter(({ counter, count }) => holds[counter] !== count)
        .map(({ counter, count }) => `${language}: ${count} ${counter}, not ${holds[counter]}`),
      // An item of another kind may hold something on top; what is sold as files says how many.
      ...(item.kind !== 'DIGITAL'
        ? []
        : ([['tracks'], ['texts', 'pages'], ['pictures']] as Counter[][])
            .filter((counters) => holds[counters[0]!] > 0 && !isTold(counters))
            .map((counters) => `${language}: it does not say how many ${counters[0]}`)),
      ...(hasBadge === /バッジ|badge/i.test(text) ? [] : [`${language}: a badge`]),
    ]
  })
}

describe('what an item says that it holds', () => {
  it.each(goods)('$item.slug is true', (good) => {
    expect(untrue(good)).toEqual([])
  })

  it('is found where it is not', () => {
    const of = (slug: string) => goods.find(({ item }) => item.slug === slug)!
    const wallpapers = of('harbour-wallpapers')
    const [six] = wallpapers.gifts
    if (six?.kind !== 'IMAGE_DOWNLOAD') throw new Error('they are no pictures')
    const five = { ...wallpapers, gifts: [{ ...six, pictures: six.pictures.slice(1) }] }
    expect(untrue(five)).toEqual(['ja: 6 pictures, not 5', 'en: 6 pictures, not 5'])
    const soundtrack = of('greenhouse-soundtrack')
    expect(untrue({ ...soundtrack, gifts: soundtrack.gifts.slice(0, 1) })).toEqual([
      'ja: a badge',
      'en: a badge',
    ])
    expect(untrue({ ...wallpapers, gifts: soundtrack.gifts })).toContain(
      'ja: it does not say how many tracks',
    )
  })
})
