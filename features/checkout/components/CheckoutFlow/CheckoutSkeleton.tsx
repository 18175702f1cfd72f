import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** Some lines and a total, while they are on their way. */
export function CheckoutSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="100%" height={72} />
      <Skeleton width="100%" height={72} />
      <Skeleton width="100%" height={240} />
    </Stack>
  )
}
