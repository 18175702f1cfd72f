import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { row } from './TalkRow.css.ts'

/** A room that is on its way. */
export function TalkRowSkeleton() {
  return (
    <div className={row()}>
      <Skeleton width={48} height={48} radius="card" />
      <Stack gap={2}>
        <Skeleton width={104} height={18} />
        <Skeleton width={220} height={14} />
      </Stack>
    </div>
  )
}
