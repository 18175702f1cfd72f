import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list, row, words } from './FollowList.css.ts'

/** Rows of fans that are on their way. */
export function FollowListSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2, 3].map((each) => (
        <div key={each} className={row}>
          <Skeleton width={48} height={48} radius="full" />
          <div className={words}>
            <Skeleton width="8em" height={16} />
            <Skeleton width="6em" height={12} />
          </div>
          <Skeleton width={104} height={36} />
        </div>
      ))}
    </div>
  )
}
