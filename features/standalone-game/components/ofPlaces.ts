/** What stands on each place of a row that never gets longer: a place is what it is known by. */
export const ofPlaces = <Item>(items: readonly Item[]): { at: number; it: Item }[] =>
  items.map((it, at) => ({ at, it }))
