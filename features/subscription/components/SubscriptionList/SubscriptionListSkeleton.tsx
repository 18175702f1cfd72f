import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'

/** A subscription that is on its way. */
export function SubscriptionListSkeleton() {
  return (
    <Surface tone="paper" padding={4}>
      <Stack gap={3}>
        <Skeleton width="4em" height={24} />
        <Skeleton width="70%" height={20} />
        <Skeleton width="40%" height={16} />
        <Skeleton width="100%" height={16} />
      </Stack>
    </Surface>
  )
}
