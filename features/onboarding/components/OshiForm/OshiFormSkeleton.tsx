import { grid } from '#design-system/radio-cards/RadioCards.css.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** Talents to choose from, who are on their way. */
export function OshiFormSkeleton() {
  return (
    <Stack gap={6}>
      <div className={grid({ layout: 'cards' })}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} width="100%" height={280} radius="card" />
        ))}
      </div>
      <Skeleton width="100%" height={52} />
    </Stack>
  )
}
