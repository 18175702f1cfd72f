import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** What an item holds, on its way. */
export function SpecialGiftsSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width={200} height={28} />
      <Skeleton width={120} height={20} />
      <Skeleton width="100%" height={260} radius="card" />
      <Skeleton width="100%" height={44} />
      <Skeleton width="100%" height={44} />
    </Stack>
  )
}
