import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { mergeFonts } from './fonts/mergeFonts.ts'

const root = join(import.meta.dirname, '..')
const packages = join(root, 'node_modules/@fontsource-variable')
const folder = 'assets/fonts'
/** With these the everyday font is a sixth of a megabyte; the next five hundred would add as much again. */
const frequentKanji = 500

/** Kana, and the marks that stand between them: what any fan's own words are made of. */
const kana = [
  ...charactersFrom(0x3041, 0x3096),
  ...charactersFrom(0x30a1, 0x30fc),
  ...'、。「」『』（）！？・…ー〜々〇％：／＋',
]

/** The weights that the design system uses; the families have more. */
const axes = { wght: { min: 400, max: 700 } }

interface Slice {
  /** File name, in the package's `files`. */
  file: string
  characters: string[]
}

function charactersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}

/** Names of places, which phones show by their own wheel: two dozen characters that nothing else says. */
const prefecture = /'delivery\.prefecture\.\w+':.*\n/g

/**
 * The characters beyond Latin in the features' Japanese messages. One that all of them say but once is rare: it comes
 * with its page, so that each new screen's words do not make every page heavier.
 */
function interfaceCharacters(): string[] {
  const features = join(root, 'features')
  const files = readdirSync(features).map((name) => join(features, name, 'messages/ja.ts'))
  const messages = files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
  const said = Map.groupBy(messages.join('').replaceAll(prefecture, ''), (character) => character)
  return [...said].flatMap(([character, times]) =>
    character > '\u02ff' && times.length > 1 ? [character] : [],
  )
}

/**
 * What the everyday font holds, sorted: kana, the interface's own words, and the most frequent kanji. How
 * frequent one is, the slices tell: Google Fonts cuts Japanese by what stands in web pages, the most
 * frequent last.
 */
export function everydayCharacters(): string[] {
  const byFrequency = japaneseSlices()
    .toReversed()
    .flatMap(({ characters }) => characters)
  const kanji = byFrequency.filter((character) => /\p{Script=Han}/u.test(character))
  const all = [...kana, ...interfaceCharacters(), ...kanji.slice(0, frequentKanji)]
  return [...new Set(all)].toSorted()
}

/** The family's numbered slices; the others are Latin, Cyrillic and Vietnamese. */
export function japaneseSlices(): Slice[] {
  const css = readFileSync(join(packages, 'noto-sans-jp/wght.css'), 'utf8')
  const found = css.matchAll(
    /files\/(noto-sans-jp-\d+-[^)]+)\) format[^;]*;\s*unicode-range: ([^;]+);/g,
  )
  return [...found].map(([, file = '', ranges = '']) => ({
    file,
    characters: ranges.split(',').flatMap((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return charactersFrom(Number.parseInt(first, 16), Number.parseInt(last, 16))
    }),
  }))
}

/** The whole of Noto Sans JP in the weights that are used, without layout features, as one TrueType font. */
export async function japaneseFont(): Promise<Buffer> {
  const cuts: Buffer[] = []
  for (const slice of japaneseSlices()) cuts.push(await readSlice(slice))
  return mergeFonts(cuts)
}

/** One slice in the weights that are used, as a TrueType font. */
export function readSlice({ file, characters }: Slice): Promise<Buffer> {
  return subsetFont(readFileSync(join(packages, 'noto-sans-jp/files', file)), characters.join(''), {
    variationAxes: axes,
    keepFeatures: [],
    noHinting: true,
    targetFormat: 'sfnt',
  })
}

/** Open Sans in the weights that are used: less than half of the package's file. */
export async function writeLatinFonts(into: string): Promise<void> {
  const files = join(packages, 'open-sans/files')
  mkdirSync(into, { recursive: true })
  for (const name of ['latin', 'latin-ext'].map((part) => `open-sans-${part}-wght-normal.woff2`)) {
    const options = { variationAxes: axes, noHinting: true, keepAllGlyphs: true }
    const cut = await subsetFont(readFileSync(join(files, name)), undefined, options)
    writeFileSync(join(into, name), cut)
  }
}

/**
 * Writes the Japanese fonts into a build: `client` gets the everyday font and the list of its characters,
 * `fonts` the whole, of which the gateway cuts what is rare. `fonts.json` in `client` has the addresses.
 */
export async function writeJapaneseFonts(client: string, fonts: string): Promise<void> {
  mkdirSync(join(client, folder), { recursive: true })
  mkdirSync(fonts, { recursive: true })
  const whole = await japaneseFont()
  const everyday = everydayCharacters().join('')
  const write = (name: string, ending: string, content: Buffer | string) => {
    const file = `${folder}/${name}-${hashOf(content)}.${ending}`
    writeFileSync(join(client, file), content)
    return `/${file}`
  }
  const cut = await subsetFont(whole, everyday, { targetFormat: 'woff2' })
  const addresses = {
    everyday: write('everyday-ja', 'woff2', cut),
    everydayRange: rangeOf([...everyday]),
    everydayCharacters: write('everyday-ja', 'txt', everyday),
    rare: `/fonts/rare-ja.ttf?of=${hashOf(whole)}`,
  }
  writeFileSync(join(fonts, 'japanese.ttf'), whole)
  writeFileSync(join(client, 'fonts.json'), JSON.stringify(addresses))
}

/**
 * A `unicode-range` that holds these characters, short enough to stand in every page: blocks of Japanese as
 * a whole, all else one by one, or an emoji would have the font fetched by devices that need none of it.
 */
function rangeOf(characters: readonly string[]): string {
  const japanese = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/
  const others = characters
    .filter((character) => !japanese.test(character))
    .map((character) => `U+${character.codePointAt(0)!.toString(16)}`)
  return ['U+3000-30ff', 'U+4e00-9fff', 'U+ff00-ffef', ...others].join()
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
