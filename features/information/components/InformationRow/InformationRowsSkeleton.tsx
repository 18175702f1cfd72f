import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list, meta, row, words } from './InformationRow.css.ts'

/** Rows that are on their way. */
export function InformationRowsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={row}>
          <span className={words}>
            <span className={meta}>
              <Skeleton width="72px" height={24} />
              <Skeleton width="104px" height={16} />
            </span>
            <Skeleton width={`${90 - (at % 3) * 18}%`} height={24} />
          </span>
          <Skeleton width="64px" height={64} radius="control" />
        </div>
      ))}
    </div>
  )
}
