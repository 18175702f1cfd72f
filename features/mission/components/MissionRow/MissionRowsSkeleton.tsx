import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list, row, words } from './MissionRow.css.ts'

/** Missions that are on their way. */
export function MissionRowsSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2, 3, 4].map((at) => (
        <div key={at} className={row}>
          <Skeleton width="40px" height={40} radius="full" />
          <span className={words}>
            <Skeleton width={`${70 - (at % 3) * 12}%`} height={20} />
            <Skeleton width="72px" height={16} />
            <Skeleton width="160px" height={6} />
          </span>
          <Skeleton width="88px" height={36} radius="control" />
        </div>
      ))}
    </div>
  )
}
