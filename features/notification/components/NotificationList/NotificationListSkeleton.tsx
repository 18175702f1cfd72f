import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { item, list, row, words } from './NotificationList.css.ts'

/** Rows that are on their way. */
export function NotificationListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={item}>
          <div className={row}>
            <Skeleton width={48} height={48} radius="full" />
            <div className={words}>
              <Skeleton width="70%" height={16} />
              <Skeleton width="90%" height={14} />
              <Skeleton width="4em" height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
