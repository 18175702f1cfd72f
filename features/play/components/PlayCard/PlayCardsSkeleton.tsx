import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { cards } from './PlayCard.css.ts'

/** Things to play, on their way. */
export function PlayCardsSkeleton() {
  return (
    <div className={cards}>
      {[0, 1, 2].map((place) => (
        <Stack key={place} gap={2}>
          <Skeleton width="100%" height={112} radius="card" />
          <Skeleton width="60%" height={18} />
          <Skeleton width="80%" height={14} />
        </Stack>
      ))}
    </div>
  )
}
