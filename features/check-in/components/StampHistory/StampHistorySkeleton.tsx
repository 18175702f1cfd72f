import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list, row, words } from './StampHistory.css.ts'

/** Stamps that are on their way. */
export function StampHistorySkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={row}>
          <Skeleton width="44px" height={44} radius="full" />
          <span className={words}>
            <Skeleton width="144px" height={20} />
            <Skeleton width="56px" height={16} />
          </span>
        </div>
      ))}
    </div>
  )
}
