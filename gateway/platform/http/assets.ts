import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What a build (or, in development, Vite) gives a document. */
export type PageAssets = {
  /** The module that starts the app. */
  entry: string
  /** Modules to fetch alongside. */
  preloads: readonly string[]
  /** The page's whole style, to be inlined. */
  css: string
  /** The files that it stands in for. */
  styleFiles: readonly string[]
  rareFonts?: RareFontAddresses
  /** The style's hash for the content security policy. */
  cssHash: string
}

/** The everyday font's characters, as a text, and where to ask for others by `&text=`. */
export type RareFontAddresses = { everydayCharacters: string; rare: string }

/** `pages.json`, as the client's build writes it: the chunk of each lazy module, and what each chunk brings along. */
type PageManifest = {
  entry: string
  modules: Record<string, string>
  chunks: Record<string, { imports: string[]; css: string[] }>
}

/**
 * The assets of a production build in `dist/client`, for pages that load these modules: the app's own style
 * and theirs, whatever other pages there are. A module that the build doesn't know brings nothing.
 */
export function readBuiltAssets(clientFolder: URL): (modules: readonly string[]) => PageAssets {
  const read = (file: string) => readFileSync(new URL(file, clientFolder), 'utf8')
  const manifest = JSON.parse(read('pages.json')) as PageManifest
  const { entry } = manifest
  const { everyday, everydayRange, ...rareFonts } = JSON.parse(
    read('fonts.json'),
  ) as RareFontAddresses & { everyday: string; everydayRange: string }
  const everydayFace = `@font-face{font-family:Noto Sans JP Everyday;font-weight:400 700;font-display:swap;src:url(${everyday});unicode-range:${everydayRange}}`

  const make = (modules: readonly string[]): PageAssets => {
    // The entry's own style stands first: it declares the order of the layers.
    const files = withImports(manifest, [
      entry,
      ...modules.flatMap((name) => manifest.modules[name] ?? []),
    ])
    const styleFiles = [...new Set(files.flatMap((file) => manifest.chunks[file]?.css ?? []))]
    const css = styleFiles.map(read).join('') + everydayFace
    return {
      entry: `/${entry}`,
      preloads: files.filter((file) => file !== entry).map((file) => `/${file}`),
      css,
      styleFiles: styleFiles.map((file) => `/${file}`),
      cssHash: hashOf(css),
      rareFonts,
    }
  }
  const known = new Map<string, PageAssets>()
  return (modules) => {
    const key = modules.join()
    const assets = known.get(key) ?? make(modules)
    known.set(key, assets)
    return assets
  }
}

/** These chunks and all that they import, each once. */
function withImports({ chunks }: PageManifest, files: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    chunks[file]?.imports.forEach(visit)
  }
  files.forEach(visit)
  return [...found]
}

/** A text's hash as a content security policy names it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
