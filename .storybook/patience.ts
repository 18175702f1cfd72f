/**
 * How long a play waits for anything before it gives up, in milliseconds: far more than anything takes, on however
 * busy a machine. It is every wait's own, so no play names one.
 */
export const patience = 30_000
