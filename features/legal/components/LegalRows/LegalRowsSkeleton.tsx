import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { row, rows } from './LegalRows.css.ts'

/** A notice that is on its way. */
export function LegalRowsSkeleton() {
  return (
    <div className={rows}>
      {[70, 45, 90, 60, 50, 80].map((width, index) => (
        <div key={index} className={row}>
          <Skeleton width="7em" height={20} />
          <Skeleton width={`${width}%`} height={20} />
        </div>
      ))}
    </div>
  )
}
