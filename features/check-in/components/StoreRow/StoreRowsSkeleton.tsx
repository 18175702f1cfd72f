import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { card, list, place, words } from './StoreRow.css.ts'

/** The field for a code and the stores, on their way. */
export function StoreRowsSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton width="100%" height={208} radius="card" />
      <ul className={list}>
        {[0, 1].map((at) => (
          <li key={at} className={card}>
            <span className={place}>
              <Skeleton width="100%" height="100%" radius="card" />
            </span>
            <span className={words}>
              <Skeleton width="60%" height={24} />
              <Skeleton width="80%" height={20} />
              <Skeleton width="96px" height={24} radius="full" />
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
