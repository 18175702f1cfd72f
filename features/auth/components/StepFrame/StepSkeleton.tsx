import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** A step's form that is on its way: what it asks, and its button. */
export function StepSkeleton() {
  return (
    <Stack gap={6}>
      {[80, 112].map((width) => (
        <Stack key={width} gap={2}>
          <Skeleton width={width} height={16} />
          <Skeleton width="100%" height={48} />
        </Stack>
      ))}
      <Skeleton width="100%" height={52} />
    </Stack>
  )
}
