import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a slice is made of, by path: a new file's text, or how one that may be there already is changed. */
export type Files = Readonly<Record<string, string | Change>>
type Change = (before: string | undefined) => string

/** Writes the files below `root`. Nothing is written where a new one exists already. Answers their paths. */
export function write(files: Files, root: string): string[] {
  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
  const taken = Object.keys(files).filter((path) => typeof files[path] === 'string' && read(path))
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(', ')}`)
  const texts = Object.entries(files).map(([path, file]) => ({
    path,
    text: typeof file === 'string' ? file : file(read(path)),
  }))
  for (const { path, text } of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return texts.map(({ path }) => path)
}

/** Adds an entry before the last `end` of a source: to the object, list or type that it closes. */
export function addEntry(source: string, end: string, entry: string): string {
  const at = source.lastIndexOf(end)
  const head = source.slice(0, at).trimEnd()
  return `${head}${/[{[(,|]$/.test(head) ? '' : ','}\n${entry}${source.slice(at)}`
}

/** Adds imports that a source does not have yet, before the first of its own. */
export function addImports(source: string, ...lines: string[]): string {
  const missing = lines.filter((line) => !source.includes(line))
  return [...missing, source].join('\n')
}
