import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Album } from '#tests/visual/album.ts'
import type { Evidence } from '#tests/visual/evidence.ts'
import { formatLines, isOf, readLines, writeLine } from '#tests/visual/lines.ts'
import { root } from '#tests/visual/stories.ts'
import type { Change } from './change.ts'

/** What a decision works on. */
interface Place {
  readonly evidence: Evidence
  readonly album: Album
  /** The project's root, or where its files of lines are. */
  readonly folder?: string
}

/**
 * Makes a picture of now the one that its line says, or drops the line of a story that is gone.
 * Nothing else is written.
 * @returns the file of lines that is to be committed.
 * @throws Error where the picture of now is not there any more.
 */
export async function approve(
  change: Change,
  { evidence, album, folder = root }: Place,
): Promise<string> {
  const { file, story, mode, viewport, states, now: hash } = change
  const path = join(folder, file)
  if (change.kind === 'gone' || !hash) await dropLine(path, change)
  else {
    await album.keep(hash, await readFile(evidence.fileOf(change, 'now')))
    await writeLine(path, { story, mode, viewport, hash, states })
    await evidence.clear(change)
  }
  return file
}

async function dropLine(path: string, change: Change): Promise<void> {
  const kept = (await readLines(path)).filter((line) => !isOf(line, change))
  await (kept.length > 0 ? writeFile(path, formatLines(kept)) : rm(path, { force: true }))
}
