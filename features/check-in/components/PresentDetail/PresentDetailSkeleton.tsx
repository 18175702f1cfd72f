import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { columns, place } from './PresentDetail.css.ts'

/** A present that is on its way. */
export function PresentDetailSkeleton() {
  return (
    <div className={columns}>
      <span className={place}>
        <Skeleton width="100%" height="100%" radius="card" />
      </span>
      <Stack gap={4}>
        <Skeleton width="85%" height={40} />
        <Skeleton width="60%" height={28} radius="full" />
        <Skeleton width="100%" height={72} />
        <Skeleton width="100%" height={52} radius="control" />
      </Stack>
    </div>
  )
}
