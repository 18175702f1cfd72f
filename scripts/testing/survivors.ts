import { readdirSync, readFileSync } from 'node:fs'

/** The variable by which a run knows all that was started in it, however far down. */
export const runVariable = 'OUEN_TEST_RUN'

export type Survivor = { pid: number; command: string }

/**
 * The processes that belong to a run and still live, but for this one: what a test started must end with it.
 * Only Linux tells a process's environment; elsewhere there is nothing to find.
 */
export function survivorsOf(run: string): Survivor[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const belongs = readFileSync(`/proc/${name}/environ`, 'utf8')
          .split('\0')
          .includes(`${runVariable}=${run}`)
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        // A process that has ended and is not yet buried has no command.
        return belongs && command !== '' ? [{ pid: Number(name), command }] : []
      } catch {
        // It ended while it was looked at, or is not ours to read.
        return []
      }
    })
}

/** Ends what a run left behind, so that the next begins on a quiet machine. */
export function endSurvivors(survivors: readonly Survivor[]): void {
  for (const { pid } of survivors) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has just ended by itself.
    }
  }
}
