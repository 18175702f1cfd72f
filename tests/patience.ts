/** What waits gives up after this, in milliseconds, on a machine that is as quick as most. */
const usual = 30_000

/** Set by a run that found its machine slow (`scripts/testing/calibrate.ts`), in milliseconds. */
export const patienceVariable = 'OUEN_PATIENCE'

/**
 * The one patience, in milliseconds, of all that tests wait for: far more than anything takes on however busy a
 * machine. A wait ends when what it waits for is there, so that a longer patience costs nothing.
 */
export const patience = Number(process.env[patienceVariable]) || usual

/** How long a whole test may take before it counts as hanging: many waits, each within its patience. */
export const testPatience = patience * 10

/** @param slowness how many times slower than most this machine is, 1 or more */
export function patienceOn(slowness: number): number {
  return Math.round(usual * Math.max(1, slowness))
}
