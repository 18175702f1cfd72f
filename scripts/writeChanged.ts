import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a file where it holds something else: whoever watches it hears of changes alone. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
