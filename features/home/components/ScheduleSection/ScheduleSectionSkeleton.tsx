import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { card } from './ScheduleSection.css.ts'

/** Two schedules that are on their way. */
export function ScheduleSectionSkeleton() {
  return (
    <Stack gap={3}>
      {[0, 1].map((row) => (
        <div key={row} className={card}>
          <Skeleton width="40%" height={16} />
          <Skeleton width="90%" height={24} />
          <Skeleton width="60%" height={16} />
        </div>
      ))}
    </Stack>
  )
}
