import { Columns } from '#design-system/columns/Columns.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** Talents to choose from, who are on their way. */
export function OshiFormSkeleton() {
  return (
    <Stack gap={6}>
      <Columns gap={3} smallest="small">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} width="100%" height={240} radius="card" />
        ))}
      </Columns>
      <Skeleton width="100%" height={52} />
    </Stack>
  )
}
