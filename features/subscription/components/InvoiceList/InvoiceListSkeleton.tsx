import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { card, line, list } from './InvoiceList.css.ts'

/** Three invoices that are on their way. */
export function InvoiceListSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2].map((each) => (
        <div key={each} className={card}>
          <div className={line}>
            <Skeleton width="12em" height={16} />
            <Skeleton width="4em" height={24} />
          </div>
          <Skeleton width="60%" height={20} />
          <Skeleton width="20%" height={16} />
        </div>
      ))}
    </div>
  )
}
