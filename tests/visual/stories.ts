import { globSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { formatLines, linesEnd, linesFileOf, readLines } from './lines.ts'

export const root = resolve(import.meta.dirname, '../..')

/** Every file of lines that there has to be, from the project's root, with its stories' names. */
export async function storiesByLinesFile(): Promise<Map<string, Set<string>>> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') })
  const files = new Map<string, Set<string>>()
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story' || entry.subtype !== 'story') continue
    // A page of the book is read, and not photographed.
    if (!entry.tags?.includes('test')) continue
    const file = linesFileOf(entry.importPath.replace(/^\.\//, ''))
    files.set(file, (files.get(file) ?? new Set()).add(entry.id.replace(/^.*--/, '')))
  }
  return files
}

/** Every file of lines that there is, from the folder. */
export function linesFiles(folder = root): string[] {
  const exclude = ['**/node_modules', '.cache', 'dist']
  const patterns = [`**/*${linesEnd}`, `.storybook/**/*${linesEnd}`]
  return globSync(patterns, { cwd: folder, exclude }).toSorted()
}

/** Drops the lines of stories that are gone, and the files where none is left. */
export async function dropStrayLines(
  expected: ReadonlyMap<string, ReadonlySet<string>>,
  folder = root,
): Promise<void> {
  for (const file of linesFiles(folder)) {
    const path = join(folder, file)
    const lines = await readLines(path)
    const kept = lines.filter(({ story }) => expected.get(file)?.has(story))
    if (kept.length === 0) await rm(path)
    else if (kept.length < lines.length) await writeFile(path, formatLines(kept))
  }
}
