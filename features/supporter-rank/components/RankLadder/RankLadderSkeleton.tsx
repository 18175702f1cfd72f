import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list, names, row } from './RankLadder.css.ts'

/** A season that is on its way. */
export function RankLadderSkeleton() {
  return (
    <div className={list}>
      <Skeleton width="60%" height={28} />
      {[0, 1, 2, 3, 4].map((at) => (
        <div key={at} className={row}>
          <Skeleton width="40px" height={40} radius="full" />
          <span className={names}>
            <Skeleton width={`${40 - (at % 3) * 6}%`} height={20} />
            <Skeleton width="96px" height={16} />
            <Skeleton width="120px" height={20} />
          </span>
        </div>
      ))}
    </div>
  )
}
