import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { grid, square } from './Shelf.css.ts'

/** A grid of items that is on its way. */
export function ShelfSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={grid()}>
      {Array.from({ length: count }, (_, index) => (
        <Stack key={index} gap={2}>
          <div className={square}>
            <Skeleton width="100%" height="100%" radius="card" />
          </div>
          <Skeleton width="80%" height={20} />
          <Skeleton width="40%" height={20} />
        </Stack>
      ))}
    </div>
  )
}
