import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** What Linux keeps in memory for all. */
const shared = '/dev/shm'
const name = /^ouen-tests-(\d+)-/
const leastFree = 6 * 1024 ** 3

/**
 * A folder in memory for a run's temporary files; undefined where there is none, or it is small, or runs no programs.
 * On a disk, a third of all that the tests' PostgreSQL takes of a processor is its file system, which makes and removes
 * some thousand files for each database. Whoever asks removes it; what an ended run left is removed here.
 */
export function openMemoryFolder(root = shared): string | undefined {
  if (process.platform !== 'linux' || !existsSync(root)) return undefined
  for (const entry of readdirSync(root)) {
    const [, pid] = name.exec(entry) ?? []
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(root, entry), { recursive: true, force: true })
  }
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < leastFree) return undefined
  let folder: string | undefined
  try {
    folder = mkdtempSync(join(root, `ouen-tests-${process.pid}-`))
    // Where the tests run as root, PostgreSQL runs as another user, who must walk through here.
    chmodSync(folder, 0o755)
    runProgramIn(folder)
    return folder
  } catch {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

/** Throws where nothing may be run: PostgreSQL's programs are copied beside its data. */
function runProgramIn(folder: string): void {
  const own = join(folder, 'program')
  mkdirSync(own)
  writeFileSync(join(own, 'try'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  execFileSync(join(own, 'try'))
  rmSync(own, { recursive: true })
}
