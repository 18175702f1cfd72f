import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'

/** A receipt that is on its way. */
export function ReceiptPaperSkeleton() {
  return (
    <Surface tone="paper" padding={5}>
      <Stack gap={5}>
        <Skeleton width="55%" height={36} />
        <Skeleton width="40%" height={48} />
        {[90, 75, 60].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={28} />
        ))}
        <Skeleton width="70%" height={96} />
      </Stack>
    </Surface>
  )
}
