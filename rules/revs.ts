/** Up to where a log's numbers are known, whatever order they come in. */
export type Revs = {
  /** Every number up to here is known. */
  known: () => number
  /** This one has come. False where it, or a later one, had come before. */
  note: (rev: number) => boolean
  /** All up to this one are known. */
  reach: (rev: number) => void
}

/** Follows the numbers of a log from `start` on, which are given without a gap. */
export function createRevs(start: number): Revs {
  let known = start
  let newest = start
  /** Those beyond a gap. */
  const ahead = new Set<number>()
  const settle = () => {
    for (const rev of ahead) if (rev <= known) ahead.delete(rev)
    while (ahead.delete(known + 1)) known += 1
  }
  return {
    known: () => known,
    note(rev) {
      const isNewest = rev > newest
      newest = Math.max(newest, rev)
      if (rev > known) ahead.add(rev)
      settle()
      return isNewest
    },
    reach(rev) {
      known = Math.max(known, rev)
      newest = Math.max(newest, rev)
      settle()
    },
  }
}
