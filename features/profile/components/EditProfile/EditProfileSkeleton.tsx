import { Inline } from '#design-system/inline/Inline.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** A profile's form that is on its way: how it looks, the name, the pictures. */
export function EditProfileSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="100%" height={128} />
      <Stack gap={2}>
        <Skeleton width={48} height={16} />
        <Skeleton width="100%" height={48} />
      </Stack>
      <Inline gap={3} wrap>
        {[0, 1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} width={88} height={104} />
        ))}
      </Inline>
      <Skeleton width="100%" height={52} />
    </Stack>
  )
}
