import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** The app's own operations: SHA-256 of the text → the text. */
export type OperationManifest = ReadonlyMap<string, string>

/** Reads the manifest that the build wrote. */
export function readManifest(file: URL): OperationManifest {
  if (!existsSync(file))
    throw new Error(`There is no ${file.pathname}. Build the app first: npm run build.`)
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}

const texts = new WeakMap<OperationManifest, ReadonlyMap<string, string>>()

/** A manifest's own copy of a text that it holds; undefined of any other. Cheaper than the text's hash. */
export function ownText(manifest: OperationManifest, text: string): string | undefined {
  const known = texts.get(manifest) ?? new Map([...manifest.values()].map((own) => [own, own]))
  texts.set(manifest, known)
  return known.get(text)
}

/** An operation's name in the manifest. */
export function hashOperation(text: string): string {
  return hash('sha256', text)
}
