import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { tiles } from './TodaySection.css.ts'

/** The day, on its way. */
export function TodaySectionSkeleton() {
  return (
    <Stack gap={3}>
      <div className={tiles}>
        <Skeleton width="100%" height={96} radius="card" />
        <Skeleton width="100%" height={96} radius="card" />
        <Skeleton width="100%" height={96} radius="card" />
      </div>
      <Skeleton width="100%" height={88} radius="card" />
    </Stack>
  )
}
