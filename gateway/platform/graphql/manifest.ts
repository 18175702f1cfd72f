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

/** An operation's name in the manifest. */
export function hashOperation(text: string): string {
  return hash('sha256', text)
}
