/**
 * The one patience, in milliseconds: far more than anything waited for takes, on however busy a machine.
 * `OUEN_PATIENCE=3` makes it three times as long.
 */
export const patience = 30_000 * Number(process.env['OUEN_PATIENCE'] || 1)

/** For one look of several: what is not there by then is looked for again, after a reload or a turn of the clock. */
export const glance = patience / 10
