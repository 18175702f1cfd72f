import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { article, head, meta } from './InformationDetail.css.ts'

/** An information that is on its way. */
export function InformationDetailSkeleton() {
  return (
    <div className={article}>
      <div className={head}>
        <div className={meta}>
          <Skeleton width="80px" height={24} />
          <Skeleton width="140px" height={20} />
        </div>
        <Skeleton width="90%" height={32} />
        <Skeleton width="50%" height={32} />
      </div>
      {[100, 92, 96, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={20} />
      ))}
    </div>
  )
}
