import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Album } from '#tests/visual/album.ts'
import { Evidence, type Finding } from '#tests/visual/evidence.ts'
import { isOf, readLines } from '#tests/visual/lines.ts'
import { decode } from '#tests/visual/pictures.ts'
import { linesFiles, root, storiesByLinesFile } from '#tests/visual/stories.ts'
import { groupByCause } from './causes.ts'
import type { Change, Decision, Report } from './change.ts'
import { differenceBetween } from './differences.ts'

/** Where pictures and findings come from, and what was decided of them. */
export interface Sources {
  readonly evidence: Evidence
  readonly album: Album
  readonly decisions: ReadonlyMap<string, Decision>
  readonly token?: string
}

/**
 * All pictures that are not as their lines say, grouped by what changed them. What a line says by
 * now, since it was approved, is not among them.
 */
export async function collectReport({
  evidence,
  album,
  decisions,
  token,
}: Sources): Promise<Report> {
  const pictures: Record<string, string> = {}
  const keep = (hash: string, png: Uint8Array) => {
    pictures[hash] = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  }
  const changes = await goneChanges(album, keep)
  for (const finding of await evidence.findings()) {
    const change = await toChange(finding, { evidence, album, keep })
    if (change) changes.push(change)
  }
  const commit = execFileSync('git', ['log', '-1', '--format=%h %s'], {
    cwd: root,
    encoding: 'utf8',
  })
  return {
    commit: commit.trim(),
    causes: groupByCause(changes),
    pictures,
    decisions: Object.fromEntries(decisions),
    token,
  }
}

export function idOf({ file, story, mode }: Pick<Change, 'file' | 'story' | 'mode'>): string {
  return `${file} ${story} ${mode}`
}

type Keep = (hash: string, png: Uint8Array) => void
type From = Pick<Sources, 'album' | 'evidence'> & { keep: Keep }

async function toChange(
  finding: Finding,
  { album, evidence, keep }: From,
): Promise<Change | undefined> {
  const { file, line, expected, owners, faults } = finding
  const written = (await readLines(join(root, file))).find((other) => isOf(other, line))
  if (written?.hash === line.hash) return undefined
  const name = { file, ...line }
  const nowPng = await readFile(evidence.fileOf(name, 'now')).catch(() => undefined)
  if (!nowPng) return undefined
  keep(line.hash, nowPng)
  const beforePng =
    expected &&
    ((await album.find(expected)) ??
      (await readFile(evidence.fileOf(name, 'before')).catch(() => undefined)))
  if (expected && beforePng) keep(expected, beforePng)
  const { story, mode, viewport, states } = line
  return {
    id: idOf(name),
    file,
    story,
    mode,
    viewport,
    states,
    owners,
    faults,
    kind: expected ? 'changed' : 'new',
    before: beforePng ? expected : undefined,
    now: line.hash,
    difference: beforePng
      ? differenceBetween(await decode(beforePng), await decode(nowPng))
      : undefined,
  }
}

/** Lines whose stories are gone. */
async function goneChanges(album: Album, keep: Keep): Promise<Change[]> {
  const stories = await storiesByLinesFile()
  const changes: Change[] = []
  for (const file of linesFiles())
    for (const { hash, ...line } of await readLines(join(root, file))) {
      if (stories.get(file)?.has(line.story)) continue
      const png = await album.find(hash)
      if (png) keep(hash, png)
      const id = idOf({ file, ...line })
      changes.push({ ...line, id, file, kind: 'gone', before: png && hash, owners: [], faults: [] })
    }
  return changes
}
