import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcessesWith } from '../../processes.ts'

// Of Node, Playwright and the browser themselves.
const caches = /^(node-compile-cache|playwright.*|\.org\.chromium.*)$/

/** A temporary folder of this run's own: all that the run starts has it as its `TMPDIR`, and is told apart by it. */
export function openTemporaryRoot(): string {
  const root = join(tmpdir(), `ouen-e2e-${process.pid}`)
  mkdirSync(root, { recursive: true })
  // Where the tests run as root, PostgreSQL runs as another user, who must walk through here.
  chmodSync(root, 0o755)
  process.env['TMPDIR'] = root
  return root
}

/**
 * Ends what a run has left running, removes what it has left lying, and throws an error that names both.
 * @param waitMs how long it waits for what ends by itself, in milliseconds
 */
export async function endLeftovers(root: string, waitMs?: number): Promise<void> {
  const survivors = await endProcessesWith(`TMPDIR=${root}`, waitMs)
  const left = readdirSync(root).filter((name) => !caches.test(name))
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  const faults = [
    ...survivors.map(({ pid, command }) => `still running: ${pid} ${command}`),
    ...left.map((name) => `left behind: ${join(root, name)}`),
  ]
  if (faults.length > 0)
    throw new Error(`journeys clean up after themselves.\n${faults.join('\n')}`)
}
