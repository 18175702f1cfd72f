import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of one test's own, which goes with it. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ouen-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
