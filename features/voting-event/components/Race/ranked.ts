type Counted = { readonly id: string; readonly votes?: number | null }

/** Who stands where: those with as many votes share a rank, and the next one is behind them all. */
export function rankOf<Each extends Counted>(counted: readonly Each[]): ReadonlyMap<string, Rank> {
  const inOrder = counted
    .map((each, index) => ({ each, index, votes: each.votes ?? 0 }))
    .toSorted((a, b) => b.votes - a.votes || a.index - b.index)
  return new Map(
    inOrder.map(({ each, votes }, place) => [
      each.id,
      { place, rank: inOrder.findIndex((other) => other.votes === votes) + 1, votes },
    ]),
  )
}

export type Rank = {
  /** In the list, from 0. */
  place: number
  /** From 1. */
  rank: number
  votes: number
}
