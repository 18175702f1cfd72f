import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list, row } from './InformationSection.css.ts'

/** Three lines that are on their way. */
export function InformationSectionSkeleton() {
  return (
    <div className={list}>
      {[90, 70, 80].map((width) => (
        <div key={width} className={row}>
          <Skeleton width="80px" height={16} />
          <Skeleton width={`${width}%`} height={20} />
        </div>
      ))}
    </div>
  )
}
