import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { item, list } from './ChannelList.css.ts'

/** Channels that are on their way. */
export function ChannelListSkeleton() {
  return (
    <div className={list}>
      {[48, 64, 40, 56].map((width) => (
        <div key={width} className={item()}>
          <Skeleton width={48} height={48} radius="card" />
          <Stack gap={2}>
            <Skeleton width={`${width * 2}px`} height={18} />
            <Skeleton width={220} height={14} />
          </Stack>
        </div>
      ))}
    </div>
  )
}
