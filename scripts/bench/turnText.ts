/** What a turn's message says: another part's may still be on their way, and are none of a round's. */
export const textOf = (turn: number): string => `turn-${turn}.`

/** Finds what `textOf` says, and which turn it is of. */
export const turnText = /turn-(\d+)\./g
