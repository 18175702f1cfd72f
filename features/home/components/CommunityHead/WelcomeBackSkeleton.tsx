import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** The greeting, on its way. */
export function WelcomeBackSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="70%" height={28} />
      <Skeleton width="100%" height={96} radius="card" />
      <Skeleton width="60%" height={40} />
    </Stack>
  )
}
