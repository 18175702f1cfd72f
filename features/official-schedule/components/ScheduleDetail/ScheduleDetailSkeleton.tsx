import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { actions, article, facts, head } from './ScheduleDetail.css.ts'

/** A schedule that is on its way. */
export function ScheduleDetailSkeleton() {
  return (
    <div className={article}>
      <Skeleton width="100%" height={200} radius="card" />
      <div className={head}>
        <Skeleton width="80px" height={24} />
        <Skeleton width="80%" height={32} />
      </div>
      <div className={facts}>
        <Skeleton width="70%" height={24} />
        <Skeleton width="50%" height={24} />
      </div>
      <div className={actions}>
        <Skeleton width="160px" height={44} />
        <Skeleton width="160px" height={44} />
      </div>
      {[100, 92, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={20} />
      ))}
    </div>
  )
}
