import type { Fold } from '../../fold/useFold.ts'

/** What a list needs to know of an item. */
export type Listed = { readonly id: string; readonly isDeleted: boolean }

type Run<Item> = {
  key: string
  /** Something stands over it; what it stood over may be left out itself. */
  isUnder: boolean
  /** Absent where the items are shown. */
  fold: Exclude<Fold, 'UNSEEN'> | undefined
  items: Item[]
}

/** A list's items in runs: each of one fold, shown items each on their own, and a new one where something stands over an item. */
export function runsOf<Item extends Listed>(
  items: readonly Item[],
  judge: (item: Item) => Fold | undefined,
  overId?: string,
): Run<Item>[] {
  const runs: Run<Item>[] = []
  for (const item of items) {
    const isUnder = item.id === overId
    const fold = judge(item)
    const isLeftOut = item.isDeleted || fold === 'UNSEEN'
    const last = runs.at(-1)
    if (isLeftOut) {
      if (isUnder) runs.push({ key: `over-${item.id}`, isUnder, fold: undefined, items: [] })
    } else if (fold && !isUnder && last?.fold === fold) last.items.push(item)
    else runs.push({ key: item.id, isUnder, fold, items: [item] })
  }
  return runs
}
