import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** Today's stamp and the month's, on their way. */
export function StampBoardSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="100%" height={232} radius="card" />
      <Skeleton width="60%" height={24} />
      <Skeleton width="100%" height={320} radius="card" />
    </Stack>
  )
}
