import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list, row, words } from './MuteList.css.ts'

/** Three rows that are on their way. */
export function MuteListSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2].map((each) => (
        <div key={each} className={row}>
          <Skeleton width={40} height={40} radius="full" />
          <div className={words}>
            <Skeleton width="8em" height={16} />
            <Skeleton width="5em" height={12} />
          </div>
        </div>
      ))}
    </div>
  )
}
