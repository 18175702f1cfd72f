import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { heights, places, podium, step } from './Podium.css.ts'

/** A result that is on its way. */
export function PodiumSkeleton() {
  return (
    <Stack gap={6}>
      <div className={podium}>
        {places.map((place, index) => (
          <div key={place} className={place}>
            <Skeleton width="84%" height={88} radius="card" />
            <Skeleton width="60%" height={20} />
            <div className={`${step} ${heights.at(index)}`} />
          </div>
        ))}
      </div>
      <Skeleton width="100%" height={240} radius="card" />
    </Stack>
  )
}
