import { Inline } from '#design-system/inline/Inline.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'

/** Whom to write to, which is on its way. */
export function BarredSkeleton() {
  return (
    <Inline gap={2} justify="center" wrap>
      <Skeleton width={260} height={18} />
      <Skeleton width={180} height={18} />
    </Inline>
  )
}
