import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What a build (or, in development, Vite) gives the documents. */
export type PageAssets = {
  /** The module that starts the app. */
  entry: string
  /** Modules to fetch alongside, for a path. */
  preloads: (path: string) => string[]
  /** The whole style, inlined in each page. */
  css: string
  rareFonts?: RareFontAddresses
  /** The style's hash for the content security policy. */
  cssHash: string
}

/** The everyday font's characters, as a text, and where to ask for others by `&text=`. */
export type RareFontAddresses = { everydayCharacters: string; rare: string }

type ViteManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; src?: string }
>

/** The assets of a production build in `dist/client`. */
export function readBuiltAssets(clientFolder: URL): PageAssets {
  const read = (file: string) => readFileSync(new URL(file, clientFolder), 'utf8')
  const manifest = JSON.parse(read('.vite/manifest.json')) as ViteManifest
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('dist/client holds no entry. Build the app first: npm run build.')
  const { everyday, everydayRange, ...rareFonts } = JSON.parse(
    read('fonts.json'),
  ) as RareFontAddresses & { everyday: string; everydayRange: string }
  const style = manifest['style.css']?.file ?? entry.css?.[0]
  if (!style) throw new Error('dist/client holds no style. Build the app again: npm run build.')
  const css = `${read(style)}@font-face{font-family:Noto Sans JP Everyday;font-weight:400 700;font-display:swap;src:url(${everyday});unicode-range:${everydayRange}}`
  const preloads = (entry.imports ?? []).map((name) => `/${manifest[name]!.file}`)
  return {
    entry: `/${entry.file}`,
    preloads: () => preloads,
    css,
    cssHash: hashOf(css),
    rareFonts,
  }
}

/** A text's hash as a content security policy names it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
