import { Fragment, type ComponentProps, type ReactNode } from 'react'
import type { MorePages } from '#platform/relay/usePages.ts'
import { useFilledPages } from '../../fold/useFilledPages.ts'
import type { Fold } from '../../fold/useFold.ts'
import { FoldedLine } from '../FoldedLine/FoldedLine.tsx'
import { runsOf, type Listed } from './runsOf.ts'

type FoldedRunsProps<Item extends Listed> = {
  items: readonly Item[]
  of: ComponentProps<typeof FoldedLine>['of']
  /** Why the fan does not want to see it; undefined where they do. */
  judge: (item: Item) => Fold | undefined
  /** A line over the item of an id, such as where the last visit ended: no run goes over it. */
  over?: { id: string | undefined; line: ReactNode } | undefined
  /** The pages that follow, which fill up what most is folded of; absent where they come as the reader nears the end. */
  next?: MorePages
  /** An item of the list around. */
  children: (item: Item) => ReactNode
}

/**
 * Items of a list: what stands together and is folded for the same reason is one line; what was deleted, or is of
 * somebody unseen, is left out.
 */
export function FoldedRuns<Item extends Listed>(props: FoldedRunsProps<Item>) {
  const { items, of, judge, over, next, children } = props
  const runs = runsOf(items, judge, over?.id)
  const standing = items.filter(({ isDeleted }) => !isDeleted)
  const shown = runs.flatMap((run) => (run.fold ? [] : run.items))
  useFilledPages(next, { loaded: standing.length, shown: shown.length })
  return runs.map(({ key, isUnder, fold, items: those }) => (
    <Fragment key={key}>
      {isUnder && over?.line}
      {fold ? (
        <FoldedLine fold={fold} of={of} count={those.length}>
          {those.map((item) => (
            <Fragment key={item.id}>{children(item)}</Fragment>
          ))}
        </FoldedLine>
      ) : (
        those.map((item) => <Fragment key={item.id}>{children(item)}</Fragment>)
      )}
    </Fragment>
  ))
}
