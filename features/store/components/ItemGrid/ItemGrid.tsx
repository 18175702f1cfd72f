import type { ComponentProps } from 'react'
import { Stack } from '#design-system/stack/Stack.tsx'
import { LoadMore } from '#features/errors/index.ts'
import type { ItemCard_item$key } from '../ItemCard/__generated__/ItemCard_item.graphql.ts'
import { ItemCard } from '../ItemCard/ItemCard.tsx'
import { grid } from '../Shelf/Shelf.css.ts'
import { ShelfSkeleton } from '../Shelf/ShelfSkeleton.tsx'

type ItemGridProps = {
  items: readonly (ItemCard_item$key & { readonly id: string })[]
  /** How more of them come. */
  next: Omit<ComponentProps<typeof LoadMore>, 'skeleton'>
}

/** Items one after the other, as many as there are. */
export function ItemGrid({ items, next }: ItemGridProps) {
  return (
    <Stack gap={6}>
      <ul className={grid()}>
        {items.map((item, index) => (
          <ItemCard key={item.id} item={item} priority={index < 4} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<ShelfSkeleton count={4} />} />
    </Stack>
  )
}
