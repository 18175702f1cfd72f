/** Of no kind where it may not be read now. */
type Kept = { readonly kind: string | undefined }
type Run<Item> = [Item, ...Item[]]

/** What stands one after the other and is of one kind, such as posts, together; in the list's order. */
export function runsOf<Item extends Kept>(items: readonly Item[]): Run<Item>[] {
  const runs: Run<Item>[] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && run[0].kind === item.kind) run.push(item)
    else runs.push([item])
  }
  return runs
}
