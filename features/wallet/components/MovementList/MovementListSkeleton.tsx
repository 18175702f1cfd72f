import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { item, list, parts, words } from './MovementList.css.ts'

/** Three movements that are on their way. */
export function MovementListSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={item}>
          <div className={words}>
            <Skeleton width="60%" height={16} />
            <Skeleton width="45%" height={14} />
          </div>
          <div className={parts}>
            <Skeleton width="56px" height={18} />
            <Skeleton width="40px" height={12} />
          </div>
        </div>
      ))}
    </div>
  )
}
