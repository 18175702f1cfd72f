/** So many of several lists, one of each in turn, and then in the lists' order: none crowds out the others. */
export function takeInTurn<Item>(
  lists: readonly (readonly Item[])[],
  most: number,
): readonly Item[] {
  const taken = lists.map(() => 0)
  for (
    let left = most, round = 0;
    left > 0 && lists.some(({ length }) => length > round);
    round += 1
  )
    for (const [at, { length }] of lists.entries())
      if (length > round && left > 0) {
        taken[at] = round + 1
        left -= 1
      }
  return lists.flatMap((list, at) => list.slice(0, taken[at]))
}
