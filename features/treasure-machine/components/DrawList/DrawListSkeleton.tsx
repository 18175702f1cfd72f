import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** Draws that are on their way. */
export function DrawListSkeleton() {
  return (
    <Stack gap={4}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} width="100%" height={72} />
      ))}
    </Stack>
  )
}
