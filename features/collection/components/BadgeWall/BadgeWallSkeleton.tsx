import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { item, wall } from './BadgeWall.css.ts'

/** Badges that are on their way. */
export function BadgeWallSkeleton() {
  return (
    <ul className={wall}>
      {[0, 1, 2, 3].map((at) => (
        <li key={at} className={item}>
          <Skeleton width={112} height={112} radius="full" />
          <Skeleton width="70%" height={20} />
          <Skeleton width="50%" height={16} />
        </li>
      ))}
    </ul>
  )
}
