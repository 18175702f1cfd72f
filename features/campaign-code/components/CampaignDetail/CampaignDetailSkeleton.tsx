import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { place } from './CampaignDetail.css.ts'

/** A campaign that is on its way. */
export function CampaignDetailSkeleton() {
  return (
    <Stack gap={6}>
      <div className={place}>
        <Skeleton width="100%" height="100%" radius="card" />
      </div>
      <Stack gap={3}>
        <Skeleton width="85%" height={64} />
        <Skeleton width="60%" height={28} radius="full" />
        <Skeleton width="100%" height={96} />
      </Stack>
      <Skeleton width="100%" height={48} radius="control" />
    </Stack>
  )
}
