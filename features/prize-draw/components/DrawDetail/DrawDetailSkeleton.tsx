import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { detail, place } from './DrawDetail.css.ts'

/** A draw that is on its way. */
export function DrawDetailSkeleton() {
  return (
    <div className={detail}>
      <span className={place}>
        <Skeleton width="100%" height="100%" radius="card" />
      </span>
      <Stack gap={4}>
        <Skeleton width="70%" height={32} />
        <Skeleton width="100%" height={48} />
        <Skeleton width="100%" height={48} />
      </Stack>
    </div>
  )
}
