import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** Questions that are on their way. */
export function FaqListSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="60%" height={28} />
      <Skeleton width="100%" height={48} radius="control" />
      {[0, 1].map((group) => (
        <Stack key={group} gap={4}>
          <Skeleton width="9em" height={20} />
          {[80, 60, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={22} />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
