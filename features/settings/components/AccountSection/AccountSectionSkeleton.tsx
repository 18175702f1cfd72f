import { Inline } from '#design-system/inline/Inline.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'

/** An account that is on its way. */
export function AccountSectionSkeleton() {
  return (
    <Surface tone="paper" padding={4}>
      <Stack gap={4}>
        <Inline gap={3}>
          <Skeleton width={56} height={56} radius="full" />
          <Stack gap={2}>
            <Skeleton width={120} height={20} />
            <Skeleton width={80} height={14} />
          </Stack>
        </Inline>
        <Skeleton width="100%" height={40} />
      </Stack>
    </Surface>
  )
}
