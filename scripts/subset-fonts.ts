import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import { mergeFonts } from './fonts/mergeFonts.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'node_modules/@fontsource-variable/noto-sans-jp')
const folder = 'assets/fonts'

/** Kana, and the marks that stand between them: what any fan's own words are made of. */
const everyday = [
  ...charactersFrom(0x3041, 0x3096),
  ...charactersFrom(0x30a1, 0x30fc),
  ...'、。「」『』（）！？・…ー〜々〇％：／＋',
]

/** The weights that the design system uses; the slices have 100 to 900. */
const axes = { wght: { min: 400, max: 700 } }

interface Face {
  /** File name, in the package's `files`. */
  file: string
  ranges: readonly (readonly [first: number, last: number])[]
}

function charactersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}

/** All characters beyond Latin in the features' Japanese messages, and the everyday ones, sorted. */
export function interfaceCharacters(): string[] {
  const features = join(root, 'features')
  const files = readdirSync(features).map((name) => join(features, name, 'messages/ja.ts'))
  const messages = files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
  const beyondLatin = [...messages.join('')].filter((character) => character > '\u02ff')
  return [...new Set([...everyday, ...beyondLatin])].toSorted()
}

function facesIn(css: string): Face[] {
  const found = css.matchAll(/files\/([^)]+)\) format[^;]*;\s*unicode-range: ([^;]+);/g)
  return [...found].map(([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    }),
  }))
}

function holds({ ranges }: Face, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => first <= code && code <= last)
}

/** One variable font of just these characters, woff2 or what a system installs. What the family lacks is left out. */
export async function cutFont(
  characters: readonly string[],
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<Buffer> {
  const faces = facesIn(readFileSync(join(source, 'wght.css'), 'utf8'))
  const options = { variationAxes: axes, keepFeatures: [], noHinting: true }
  const cuts: Buffer[] = []
  for (const face of faces) {
    const text = characters.filter((character) => holds(face, character)).join('')
    if (text === '') continue
    const slice = readFileSync(join(source, 'files', face.file))
    cuts.push(await subsetFont(slice, text, { ...options, targetFormat: 'sfnt' }))
  }
  return subsetFont(mergeFonts(cuts), characters.join(''), { ...options, targetFormat })
}

function hashed(name: string, ending: string, content: Buffer | string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `${folder}/${name}-${hash}.${ending}`
}

/**
 * Writes the Japanese fonts into a built client: the interface's own cut, to be preloaded; all
 * slices, fetched by the browser as words need them; and the stylesheet that names both, to be
 * loaded after the first paint. `fonts.json` there says which is which.
 */
export async function writeFonts(client: string): Promise<void> {
  mkdirSync(join(client, folder), { recursive: true })
  const cut = await cutFont(interfaceCharacters())
  const cutFile = hashed('interface-ja', 'woff2', cut)
  writeFileSync(join(client, cutFile), cut)

  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const original = readFileSync(join(source, 'wght.css'), 'utf8')
  for (const { file } of facesIn(original)) {
    cpSync(join(source, 'files', file), join(client, folder, `${version}-${file}`))
  }
  const slices = original.replaceAll('./files/', `/${folder}/${version}-`)
  const css = `@font-face{font-family:'Noto Sans JP Interface';font-weight:400 700;font-display:swap;src:url(/${cutFile}) format('woff2')}\n${slices.replaceAll(/\/\*.*?\*\/\s*/g, '')}`
  const cssFile = hashed('japanese', 'css', css)
  writeFileSync(join(client, cssFile), css)
  writeFileSync(
    join(client, 'fonts.json'),
    JSON.stringify({ preload: [`/${cutFile}`], late: [`/${cssFile}`] }),
  )
}

if (import.meta.main) {
  const client = process.argv[2] ?? join(root, 'dist/client')
  await writeFonts(client)
  console.log(`Wrote the Japanese fonts into ${basename(client)}/${folder}.`)
}
