import type { ComponentProps, ReactNode } from 'react'
import { Stack } from '#design-system/stack/Stack.tsx'
import { LoadMore } from '#features/errors/index.ts'
import type { ItemCard_item$key } from '../ItemCard/__generated__/ItemCard_item.graphql.ts'
import { ItemCard } from '../ItemCard/ItemCard.tsx'
import { grid } from '../Shelf/Shelf.css.ts'
import { ShelfSkeleton } from '../Shelf/ShelfSkeleton.tsx'

type ItemGridProps<Item> = {
  items: readonly Item[]
  /** How more of them come. */
  next: Omit<ComponentProps<typeof LoadMore>, 'skeleton'>
  /** What can be done with each, below it. */
  actsOf?: (item: Item) => ReactNode
}

/** Items one after the other, as many as there are. */
export function ItemGrid<Item extends ItemCard_item$key & { readonly id: string }>({
  items,
  next,
  actsOf,
}: ItemGridProps<Item>) {
  return (
    <Stack gap={6}>
      <ul className={grid()}>
        {items.map((item, index) => (
          <ItemCard key={item.id} item={item} priority={index < 4} acts={actsOf?.(item)} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<ShelfSkeleton count={4} />} />
    </Stack>
  )
}
