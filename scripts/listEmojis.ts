import { createRequire } from 'node:module'
import { fold, foldReading } from '../features/chat/emoji/fold.ts'
import { writeChanged } from './writeChanged.ts'

const require = createRequire(import.meta.url)

type Source = readonly [readonly Emoji[], Shortcodes]
const sources: Readonly<Record<string, () => Source>> = {
  ja: () => [
    require('emojibase-data/ja/data.json') as Emoji[],
    require('emojibase-data/ja/shortcodes/cldr.json') as Shortcodes,
  ],
  en: () => [
    require('emojibase-data/en/data.json') as Emoji[],
    require('emojibase-data/en/shortcodes/cldr.json') as Shortcodes,
  ],
}

/** Of September 2022: phones and desktops of the last three years draw it. Newer ones would be empty boxes on others. */
const newestVersion = 15

/** Parts of others (skin, hair), and flags, which nothing here is given. */
const leftOut: readonly (number | undefined)[] = [undefined, 2, 9]

/**
 * The emoji that a fan chooses from, by language: a line each, of the emoji, its group, its name, what it is found by
 * (folded), and its five tones of skin where it has some; between them tabs. A hundredth of what the source holds.
 */
export function listEmojis(): void {
  for (const [language, load] of Object.entries(sources)) {
    const [all, shortcodes] = load()
    const read = readingsOf(all, shortcodes)
    const lines = all
      .filter(({ group, version }) => !leftOut.includes(group) && version <= newestVersion)
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map((emoji) =>
        [plainOf(emoji.emoji), emoji.group, emoji.label, wordsOf(emoji, read), tonesOf(emoji)].join(
          '\t',
        ),
      )
    const file = `features/chat/emoji/emojis.${language}.generated.ts`
    writeChanged(file, `export default ${JSON.stringify(lines.join('\n'))}\n`)
  }
}

/** What is read of the source, and no more. */
type Emoji = {
  emoji: string
  label: string
  hexcode: string
  version: number
  tags?: string[]
  group?: number
  order?: number
  /** A tone for each person. */
  skins?: { emoji: string; tone: number | number[] }[]
}
type Shortcodes = Readonly<Record<string, string | readonly string[]>>

/** How names are read, by the name: what an emoji stands for is often what another is called. */
function readingsOf(all: readonly Emoji[], shortcodes: Shortcodes): Map<string, string> {
  return new Map(
    all.map(({ label, hexcode }) => [
      fold(label),
      foldReading([shortcodes[hexcode] ?? []].flat().join(' ').replaceAll('_', ' ')),
    ]),
  )
}

/** As Unicode recommends to write it: the source asks for a drawing of those too that are always drawn. */
const plainOf = (emoji: string) =>
  /^\p{RGI_Emoji}$/v.test(emoji) ? emoji : emoji.replaceAll('\ufe0f', '')

/** Its name, what it stands for, and how these are read. */
function wordsOf({ label, tags = [] }: Emoji, readings: Map<string, string>): string {
  const words = [label, ...tags].map(fold)
  return [...new Set([...words, ...words.flatMap((word) => readings.get(word) || [])])].join(' ')
}

/** Those of one tone alone: two people of two tones are many, and chosen by nobody. */
function tonesOf({ skins = [] }: Emoji): string {
  const tones = [1, 2, 3, 4, 5].map((tone) =>
    skins.find((skin) => [skin.tone].flat().every((each) => each === tone)),
  )
  return tones.every((skin) => skin !== undefined)
    ? tones.map((skin) => plainOf(skin!.emoji)).join(' ')
    : ''
}
