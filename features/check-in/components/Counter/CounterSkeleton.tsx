import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** What a counter shows, on its way. */
export function CounterSkeleton() {
  return (
    <Stack gap={4} align="center">
      <Skeleton width="50%" height={40} />
      <Skeleton width="80%" height={24} />
      <Skeleton width={360} height={360} radius="card" />
    </Stack>
  )
}
