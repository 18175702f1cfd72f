import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** A question that is on its way. */
export function InquiryDetailSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="70%" height={32} />
      <Skeleton width="12em" height={24} radius="full" />
      <Skeleton width="100%" height={96} />
      <Skeleton width="100%" height={96} />
    </Stack>
  )
}
