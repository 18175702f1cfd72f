/** Where a process dies in tests, and at which time of passing. */
export type CrashAt = { point: string; pass: number }

let armed: CrashAt | undefined

/**
 * From now on the process dies as it passes that point for the so-many-th time; `any` counts all of them. For tests
 * on this machine alone, which the settings hold (`CRASH_AT`): nothing that is asked of a gateway comes here.
 */
export function armCrashPoint(at: CrashAt | undefined): void {
  armed = at
}

/**
 * A named place between two steps of which either may be the last: around a commit, a provider's call, a job. Does
 * nothing but in a process that tests have armed, which ends here as by a power cut.
 */
export function crashPoint(name: string): void {
  if (armed === undefined || (armed.point !== name && armed.point !== 'any')) return
  armed = { ...armed, pass: armed.pass - 1 }
  if (armed.pass > 0) return
  console.log(`dies at ${name}`)
  process.kill(process.pid, 'SIGKILL')
  // Until the signal is there, nothing more happens.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
