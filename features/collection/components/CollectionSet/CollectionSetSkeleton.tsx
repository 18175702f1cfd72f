import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { piece, pieces, place } from './CollectionSet.css.ts'

/** A machine's collection, on its way. */
export function CollectionSetSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton width="100%" height={144} radius="card" />
      <ul className={pieces}>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <li key={at} className={piece}>
            <div className={place({ isMissing: false })}>
              <Skeleton width="100%" height="100%" />
            </div>
            <Skeleton width="80%" height={20} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
