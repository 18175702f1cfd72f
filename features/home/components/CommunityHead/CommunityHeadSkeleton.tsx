import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { head, hero, names, side } from './CommunityHead.css.ts'

/** A community that is on its way. */
export function CommunityHeadSkeleton() {
  return (
    <div className={head}>
      <div className={hero}>
        <Skeleton width="100%" height="auto" radius="none" />
      </div>
      <div className={names}>
        <Skeleton width="60%" height={40} />
        <Skeleton width="75%" height={24} />
        <Skeleton width="100%" height={64} />
      </div>
      <div className={side}>
        <Skeleton width="100%" height={52} />
      </div>
    </div>
  )
}
