import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { place } from '../StoryCard/StoryCard.css.ts'

/** A picture and what is told under it, on their way. */
export function BookSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton width="60%" height={32} />
      <span className={place}>
        <Skeleton width="100%" height="100%" radius="card" />
      </span>
      <Skeleton width="100%" height={24} />
      <Skeleton width="80%" height={24} />
    </Stack>
  )
}
