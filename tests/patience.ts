/** Set by a run that found its machine slow (`scripts/testing/calibrate.ts`): 3 makes all waits three times as long. */
export const patienceVariable = 'OUEN_PATIENCE'

/**
 * The one patience, in milliseconds, of all that tests wait for: far more than anything takes on however busy a
 * machine. A wait ends when what it waits for is there, so that a longer patience costs nothing.
 */
export const patience = 30_000 * Number(process.env[patienceVariable] || 1)

/** How long a whole test may take before it counts as hanging: many waits, each within its patience. */
export const testPatience = 10 * patience
