import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { patience } from './patience.ts'

type Process = { pid: number; command: string }

/** The processes that were started with a setting, such as `DATA_DIR=/tmp/a`: none where the system does not tell. */
export function processesWith(setting: string): Process[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && read(pid, 'environ').includes(setting))
    .map((pid) => ({ pid, command: read(pid, 'cmdline').join(' ').trim() }))
}

/**
 * Waits until they have ended by themselves, as many do once they find whoever started them gone; answers whom it
 * had to end.
 * @param waitMs how long it waits, in milliseconds
 */
export async function endProcessesWith(setting: string, waitMs = patience): Promise<Process[]> {
  for (const until = Date.now() + waitMs; Date.now() < until; await setTimeout(50))
    if (processesWith(setting).length === 0) return []
  const survivors = processesWith(setting)
  for (const { pid } of survivors)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  return survivors
}

/** A process that has ended, or is another user's, has none. */
function read(pid: number, file: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0')
  } catch {
    return []
  }
}
