import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a run's test files, and what they start, have their temporary folders: their `TMPDIR`. */
export const temporaryRoot = join(tmpdir(), `ouen-unit-${process.pid}`)

// Of Node itself, and of the tools that the generator's own test runs: each finds its own again.
const caches = /^(node-compile-cache|jiti|tsx-\d+)$/

/** Vitest's `globalSetup`: fails a run whose tests leave something behind, and removes it. */
export default function setup(): () => void {
  mkdirSync(temporaryRoot, { recursive: true })
  // Where the tests run as root, PostgreSQL runs as another user, who must walk through here.
  chmodSync(temporaryRoot, 0o755)
  return () => {
    // Each project of a run calls this; the first of them looks for all.
    if (!existsSync(temporaryRoot)) return
    const left = readdirSync(temporaryRoot).filter((name) => !caches.test(name))
    rmSync(temporaryRoot, { recursive: true, force: true })
    if (left.length > 0) throw new Error(`tests left behind: ${left.join(', ')}`)
  }
}
