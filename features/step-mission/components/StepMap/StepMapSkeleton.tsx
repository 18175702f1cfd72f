import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** A season that is on its way. */
export function StepMapSkeleton() {
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Skeleton width="60%" height={28} />
        <Skeleton width="120px" height={20} />
        <Skeleton width="100%" height={8} radius="full" />
      </Stack>
      <Skeleton width="100%" height={820} radius="card" />
    </Stack>
  )
}
