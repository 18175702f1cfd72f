import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { row } from './TopicRow.css.ts'

/** Topics that are on their way. */
export function TopicRowSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Stack gap={3}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={row}>
          <Skeleton width="88px" height={22} radius="full" />
          <Skeleton width="82%" height={28} />
          <Skeleton width="96%" height={22} />
          <Skeleton width="128px" height={24} />
        </div>
      ))}
    </Stack>
  )
}
